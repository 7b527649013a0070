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
    const now = this.active();
    if (!this.focused?.isConnected || this.focused === document.body) return false;
    const isFrame = element => element.localName === "iframe";
    // Focus that leaves the page may come in again at its other end.
    const isBeyond = () => this.focused.compareDocumentPosition(now)
      & (isForward ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING);
    const hasLeft = !now || now === document.body
      || this.hasLeft && !isFrame(this.focused) && !isFrame(now) && isBeyond();
    if (!hasLeft) return false;
    this.focused.focus();
    return true;
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
});
