// SPDX-License-Identifier: MIT
//
// Keeps the focus in the page, and makes Tab start at the user's position.

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
    // Focus that leaves the page may re-enter it at the other end.
    const isBeyond = () => this.focused.compareDocumentPosition(now)
      & (isForward ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING);
    return !now || now === document.body
      || this.hasLeft && !isFrame(this.focused) && !isFrame(now) && isBeyond();
  },
  // Returns whether no particular element has the focus.
  hasNoFocus() { return this.active() === document.body; },
  // Returns whether the focus is still on the element that was remembered.
  hasSameFocus() { return this.active() === this.focused; },
  startTabbing(node) {
    const element = this.element(node);
    // If the focused element contains this element, Tab starts there anyway.
    if (this.active(element.getRootNode())?.contains(element)
      && this.active() !== document.body) return;
    const hadIndex = element.hasAttribute("tabindex");
    element.focus({ preventScroll: true });
    if (this.active(element.getRootNode()) === element) return;
    if (!hadIndex) element.setAttribute("tabindex", "-1");
    element.focus({ preventScroll: true });
    if (!hadIndex) element.removeAttribute("tabindex");
  },

  // Begins to record the presses of Tab in a round through the page, during which no time passes.
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
  // Restores the focus and the scroll position from before the round.
  endRound() {
    removeEventListener("keyup", this.noteTab, { capture: true });
    this.mutations.disconnect();
    if (this.start === document.body) this.active().blur();
    else this.start?.focus({ preventScroll: true });
    scrollTo(...this.view);
  },
  // Returns the results of Tab since the last call, one for each press that the page has received.
  takeNotes() {
    const notes = this.notes;
    this.notes = [];
    return notes;
  },
  // Records the result of a press of Tab: the next stop, the same stop, or the end of the round.
  // The result is unclear if it depends on another document or tree, or on the active part of an
  // element.
  noteStop() {
    const now = this.active();
    const isNowhere = !now || now === document.body;
    if (isNowhere || this.focusHasLeft(true)) {
      if (this.start === document.body || this.top > 0) return "end";
      // A round that began inside the page continues at the top.
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
  // Returns whether the page has changed since the round began, apart from its focus.
  hasChangedInRound() {
    return this.hasMutated || this.mutations.takeRecords().length > 0
      || this.controlTraces() !== this.controlsBefore;
  },
  // Returns the stops, beginning at the top of the page.
  stopsOfRound() { return [...this.round.slice(this.top), ...this.round.slice(0, this.top)]; },
});
