// SPDX-License-Identifier: MIT
//
// Defines `a11ynav`, to which the other files add functions, in a world that the page's scripts
// cannot see.

globalThis.a11ynav = {
  active(root = document) {
    let element = root.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  },
  // Returns the element of a node, or the element for which CSS generates content.
  element(node) {
    if (node.nodeType === undefined) return node.element ?? document.body;
    return node.nodeType === 1 ? node : node.parentElement ?? document.body;
  },
  state(isReading = false) {
    return {
      scrollBoxes: isReading && this.hasScrollBoxes(),
      liveRegions: isReading && this.hasLiveRegions(),
      selection: this.selection(), scrollX, scrollY, width: innerWidth, height: innerHeight,
      loaded: document.readyState === "complete", parsed: document.readyState !== "loading",
    };
  },
  // Returns the server's answer. The browser shows a document that is not HTML in its own frame.
  answer() {
    const embedded = document.querySelector("body > embed:only-child")?.type;
    return {
      status: performance.getEntriesByType("navigation")[0]?.responseStatus ?? 0,
      type: embedded === "application/pdf" ? embedded : document.contentType,
      isBlocked: location.protocol === "chrome-error:", isParsed: document.readyState !== "loading",
    };
  },
  // Returns the start and the end of the selection in the focused field; both are the insertion
  // point if nothing is selected.
  selection() {
    let field = this.active();
    while (field?.contentDocument) field = this.active(field.contentDocument);
    if (!field) return [];
    if (typeof field.value === "string") {
      let ends = [null];
      try { ends = [field.selectionStart, field.selectionEnd]; } catch {}
      if (ends[0] !== null) return ends;
      const place = this.untoldPlace(field);
      const selected = field.ownerDocument.getSelection().toString();
      return [selected === field.value ? 0 : place, place];
    }
    const selection = field.ownerDocument.getSelection();
    if (!field.isContentEditable || !selection.rangeCount) return [];
    const before = (node, offset) => {
      const range = field.ownerDocument.createRange();
      range.selectNodeContents(field);
      range.setEnd(node, offset);
      return range.toString().length;
    };
    return [
      before(selection.anchorNode, selection.anchorOffset),
      before(selection.focusNode, selection.focusOffset),
    ];
  },
  // Fields for numbers and email addresses do not report the insertion point. It is computed from
  // the place where it was last put and from the length of the text that has been typed since then.
  untoldPlace(field) {
    const length = field.value.length;
    const last = this.untold?.field === field ? this.untold : { place: length, length };
    const place = Math.min(Math.max(last.place + length - last.length, 0), length);
    this.untold = { field, place, length };
    return place;
  },
  nextAnimationEnd() {
    let next = null;
    for (const animation of document.getAnimations()) {
      if (animation.playState !== "running") continue;
      const end = Number(animation.effect?.getComputedTiming().endTime);
      if (!Number.isFinite(end)) continue;
      const left = (end - Number(animation.currentTime ?? 0)) / (animation.playbackRate || 1);
      if (left > 0 && (next === null || left < next)) next = left;
    }
    return next;
  },
  frame() {
    return new Promise(done => requestAnimationFrame(() => done()));
  },
  show(node) {
    const element = this.element(node);
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    return { scrollX, scrollY, width: innerWidth, height: innerHeight };
  },
  focus(node) {
    const element = this.element(node);
    element.focus({ preventScroll: false });
    return this.active(element.getRootNode()) === element;
  },
  blur(node) { this.element(node).blur(); },
};
