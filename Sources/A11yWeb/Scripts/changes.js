// SPDX-License-Identifier: MIT
//
// Detects changes of a document.
//
// The browser counts changes of style and layout. Values that scripts set in controls leave no
// trace elsewhere, so they are compared here.

Object.assign(a11ynav, {
  watch() {
    this.changed = true;
    const note = () => { this.changed = true; };
    this.observer = new MutationObserver(records => this.note(records));
    this.observer.observe(document, {
      subtree: true, childList: true, attributes: true, characterData: true,
    });
    for (const kind of ["input", "change", "focusin", "focusout", "toggle", "resize"]) {
      addEventListener(kind, note, true);
    }
  },
  note(records) {
    this.changed = true;
    this.liveChanged ||= records.slice(0, 100).some(({ target }) =>
      this.element(target).closest(this.live) !== null);
  },
  live: "[aria-live]:not([aria-live=off]),[role=alert],[role=status],[role=log],output",
  hasLiveRegions() { return document.querySelector(this.live) !== null; },
  // Returns whether a live region has changed since the last call.
  takeLiveChanged() {
    const records = this.observer.takeRecords();
    if (records.length > 0) this.note(records);
    const changed = this.liveChanged === true;
    this.liveChanged = false;
    return changed;
  },
  traces() { return [location.href, this.selection(), this.controlTraces()].join("\u0000"); },
  controlTraces() {
    const words = [];
    for (const control of document.querySelectorAll("input,select,textarea,button,output")) {
      words.push(
        control.value, control.checked, control.indeterminate, control.validity?.valid,
      );
      for (const option of control.options ?? []) words.push(option.selected, option.disabled);
    }
    return words.join("\u0000");
  },
  takeChanged() {
    // Reading the width forces pending style changes to be computed, so that they are counted.
    void document.documentElement?.offsetWidth;
    const traces = this.traces();
    const focused = this.active();
    const changed = this.changed || this.observer.takeRecords().length > 0
      || traces !== this.knownTraces || focused !== this.knownActive;
    this.changed = false;
    this.liveChanged = false;
    this.knownTraces = traces;
    this.knownActive = focused;
    return changed;
  },
  // Returns whether the document, its shadow trees or its frames have boxes that scroll.
  hasScrollBoxes(root = document) {
    for (const element of root.querySelectorAll("*")) {
      if (this.scrolls(element)) return true;
      if (element.shadowRoot && this.hasScrollBoxes(element.shadowRoot)) return true;
      if (element.localName !== "iframe") continue;
      const inner = element.contentDocument?.scrollingElement;
      if (inner && inner.scrollHeight > inner.clientHeight) return true;
      if (inner && this.hasScrollBoxes(element.contentDocument)) return true;
    }
    return false;
  },
  scrolls(element) {
    const isTaller = element.scrollHeight > element.clientHeight && element.clientHeight > 0;
    const isWider = element.scrollWidth > element.clientWidth && element.clientWidth > 0;
    if (!isTaller && !isWider) return false;
    const { scrollingElement, body } = element.ownerDocument;
    if (element === scrollingElement || element === body) return false;
    if (/^(input|textarea|select)$/.test(element.localName)) return false;
    const style = getComputedStyle(element);
    return isTaller && /auto|scroll/.test(style.overflowY)
      || isWider && /auto|scroll/.test(style.overflowX);
  },
  // Returns whether a scrolling box hides a part of a node that fits into the box, or all of a node
  // that does not fit.
  isClipped(node) {
    const element = this.element(node);
    const own = element.getBoundingClientRect();
    if (own.width === 0 && own.height === 0) return false;
    const hides = (start, end, from, to) => end - start > to - from
      ? end <= from || start >= to : start < from - 1 || end > to + 1;
    const isHidden = box => hides(own.top, own.bottom, box.top, box.bottom)
      || hides(own.left, own.right, box.left, box.right);
    let next = element.assignedSlot ?? element.parentNode;
    while (next && next !== document) {
      if (next.nodeType === 1 && this.scrolls(next) && isHidden(next.getBoundingClientRect())) {
        return true;
      }
      next = next.assignedSlot ?? next.parentNode ?? next.host;
    }
    return window !== top && isHidden({ top: 0, left: 0, bottom: innerHeight, right: innerWidth });
  },
  noticesScrolling() {
    return document.querySelector("iframe,[onscroll],[onscrollend],img[loading=lazy]") !== null
      || document.getAnimations().some(animation =>
        animation.timeline && !(animation.timeline instanceof DocumentTimeline));
  },
});
