// SPDX-License-Identifier: MIT
//
// How a document notices that it has changed.
//
// Style and layout are counted by the browser. What scripts set in controls leaves no other trace.

Object.assign(a11ynav, {
  watch() {
    this.changed = true;
    const note = () => { this.changed = true; };
    this.observer = new MutationObserver(note);
    this.observer.observe(document, {
      subtree: true, childList: true, attributes: true, characterData: true,
    });
    for (const kind of ["input", "change", "focusin", "focusout", "toggle", "resize"]) {
      addEventListener(kind, note, true);
    }
  },
  traces() {
    const words = [location.href, this.selection()];
    for (const control of document.querySelectorAll("input,select,textarea,button,output")) {
      words.push(
        control.value, control.checked, control.indeterminate, control.validity?.valid,
      );
      for (const option of control.options ?? []) words.push(option.selected, option.disabled);
    }
    return words.join("\u0000");
  },
  takeChanged() {
    // Styles that wait are worked out, and so counted.
    void document.documentElement?.offsetWidth;
    const traces = this.traces();
    const focused = this.active();
    const changed = this.changed || this.observer.takeRecords().length > 0
      || traces !== this.knownTraces || focused !== this.knownActive;
    this.changed = false;
    this.knownTraces = traces;
    this.knownActive = focused;
    return changed;
  },
  noticesScrolling() {
    return document.querySelector("iframe,[onscroll],[onscrollend],img[loading=lazy]") !== null
      || document.getAnimations().some(animation =>
        animation.timeline && !(animation.timeline instanceof DocumentTimeline));
  },
});
