// SPDX-License-Identifier: MIT
//
// Keeps the focus in the page, and has Tab start where the user is.

Object.assign(a11ynav, {
  rememberFocus() {
    this.focused = this.active();
    this.hasLeft = false;
    const left = event => { this.hasLeft = event.relatedTarget === null; };
    addEventListener("focusout", left, { capture: true, once: true });
  },
  keepFocus(isForward) {
    if (!this.focusHasLeft(isForward)) return false;
    this.focused.focus();
    return true;
  },
  focusHasLeft(isForward) {
    const now = this.active();
    if (!this.focused?.isConnected || this.focused === document.body) return false;
    const isFrame = element => element.localName === "iframe";
    // Focus that leaves the page may come in again at its other end.
    const isBeyond = () => this.focused.compareDocumentPosition(now)
      & (isForward ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING);
    return !now || now === document.body
      || this.hasLeft && !isFrame(this.focused) && !isFrame(now) && isBeyond();
  },
  // Whether the focus is on nothing in particular.
  hasNoFocus() { return this.active() === document.body; },
  // Whether the focus is where it was remembered.
  hasSameFocus() { return this.active() === this.focused; },
  startTabbing(node) {
    const element = this.element(node);
    // What has the focus contains the element: Tab starts there anyway.
    if (this.active(element.getRootNode())?.contains(element)
      && this.active() !== document.body) return;
    const hadIndex = element.hasAttribute("tabindex");
    element.focus({ preventScroll: true });
    if (this.active(element.getRootNode()) === element) return;
    if (!hadIndex) element.setAttribute("tabindex", "-1");
    element.focus({ preventScroll: true });
    if (!hadIndex) element.removeAttribute("tabindex");
  },

  // Begins to follow Tab through the page without letting time pass.
  beginRound() {
    this.round = [];
    this.top = 0;
    this.notes = [];
    this.hasMutated = false;
    this.mutations = new MutationObserver(() => { this.hasMutated = true; });
    this.mutations.observe(document, {
      subtree: true, childList: true, attributes: true, characterData: true,
    });
    this.controlsBefore = this.controlTraces();
    this.start = this.active();
    this.view = [scrollX, scrollY];
    this.rememberFocus();
    this.noteTab = event => { if (event.key === "Tab") this.notes.push(this.noteStop()); };
    addEventListener("keyup", this.noteTab, { capture: true });
  },
  // Gives the focus back, and shows the part of the page that was shown before.
  endRound() {
    removeEventListener("keyup", this.noteTab, { capture: true });
    this.mutations.disconnect();
    if (this.start === document.body) this.active().blur();
    else this.start?.focus({ preventScroll: true });
    scrollTo(...this.view);
  },
  // Where Tab has led since this was asked last, an entry for each press that the page has received.
  takeNotes() {
    const notes = this.notes;
    this.notes = [];
    return notes;
  },
  // Records where Tab has led: to the next stop, to the same one, or to the end of the round. It is
  // unclear where that depends on another document or tree, or on what is active inside an element.
  noteStop() {
    const now = this.active();
    const isNowhere = !now || now === document.body;
    if (isNowhere || this.focusHasLeft(true)) {
      if (this.start === document.body || this.top > 0) return "end";
      // A round that began inside the page goes on at the top.
      if (isNowhere) return "same";
      this.top = this.round.length;
    }
    if (["embed", "frame", "iframe", "object"].includes(now.localName)) return "unclear";
    if (document.activeElement.shadowRoot) return "unclear";
    if (now.hasAttribute("aria-activedescendant")) return "unclear";
    if (now === this.round.at(-1)) return "same";
    if (this.round.includes(now)) return "end";
    this.round.push(now);
    this.rememberFocus();
    return "next";
  },
  // Whether the page has changed since the round began, apart from its focus.
  hasChangedInRound() {
    return this.hasMutated || this.mutations.takeRecords().length > 0
      || this.controlTraces() !== this.controlsBefore;
  },
  // The stops, from the top of the page.
  stopsOfRound() { return [...this.round.slice(this.top), ...this.round.slice(0, this.top)]; },
});
