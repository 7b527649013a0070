// SPDX-License-Identifier: MIT
//
// Determines whether a page uses a key.

Object.assign(a11ynav, {
  // Returns whether a key has an effect in the browser that the session does not provide.
  usesKey(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return false;
    const control = event.composedPath()[0];
    const isVertical = event.key === "ArrowUp" || event.key === "ArrowDown";
    const jumps = /^(Home|End|PageUp|PageDown)$/.test(event.key);
    if (control.localName === "select") {
      const isList = control.multiple || control.size > 1;
      return isVertical || jumps || isList && event.key.length === 1;
    }
    if (control.localName !== "input") return false;
    switch (control.type) {
      case "radio": return isVertical;
      case "range": return isVertical || jumps;
      case "number": return isVertical;
      default: return /^(date|datetime-local|month|time|week)$/.test(control.type)
        && (isVertical || /^[0-9]$|^Backspace$|^Delete$/.test(event.key));
    }
  },
  // Returns whether a key moves the insertion point in a text field.
  movesCaret(event) {
    if (!/^(ArrowLeft|ArrowRight|Home|End)$/.test(event.key)) return false;
    const field = event.composedPath()[0];
    if (field.isContentEditable || field.localName === "textarea") return true;
    return field.localName === "input"
      && /^(text|search|url|tel|email|password|number)$/.test(field.type);
  },
  controlState() {
    const control = this.active();
    const chosen = [...control?.selectedOptions ?? []].map(option => option.index);
    return [control?.value, control?.checked, control?.open, ...chosen].join("\u0000");
  },
  // A key that is passed has all of its effects; a key that is offered has only the effects of the
  // page and of controls that need the key.
  watchKey(isPassed) {
    this.stopWatching?.();
    const watch = {
      reached: false, prevented: false, mutated: false, active: this.active(),
      state: this.controlState(),
    };
    const observer = new MutationObserver(() => { watch.mutated = true; });
    observer.observe(document, {
      subtree: true, childList: true, attributes: true, characterData: true,
    });
    const first = event => {
      watch.event = event;
      watch.movesCaret = this.movesCaret(event);
    };
    const last = event => {
      watch.reached = true;
      watch.prevented = event.defaultPrevented;
      if (!isPassed && !this.usesKey(event)) event.preventDefault();
    };
    addEventListener("keydown", first, true);
    addEventListener("keydown", last);
    this.watch = watch;
    this.stopWatching = () => {
      if (observer.takeRecords().length) watch.mutated = true;
      observer.disconnect();
      removeEventListener("keydown", first, true);
      removeEventListener("keydown", last);
      this.stopWatching = null;
    };
  },
  keyWasUsed() {
    const watch = this.watch;
    if (!watch) return false;
    this.stopWatching?.();
    if (!watch.event) return false;
    const prevented = watch.reached ? watch.prevented : watch.event.defaultPrevented;
    // A page may change with every key that moves the insertion point, but that does not mean that
    // it uses the key.
    return prevented || watch.mutated && !watch.movesCaret || watch.active !== this.active()
      || watch.state !== this.controlState();
  },
  watchChange() {
    this.changes?.disconnect();
    removeEventListener("beforetoggle", this.toggled, true);
    this.escaped = false;
    this.before = this.active();
    this.changes = new MutationObserver(() => { this.escaped = true; });
    this.changes.observe(document, {
      subtree: true, childList: true, attributes: true, characterData: true,
    });
    // A popover opens and closes without any change of its nodes.
    this.toggled = () => { this.escaped = true; };
    addEventListener("beforetoggle", this.toggled, true);
  },
  hasChanged() {
    const records = this.changes?.takeRecords().length ?? 0;
    this.changes?.disconnect();
    removeEventListener("beforetoggle", this.toggled, true);
    return this.escaped || records > 0 || this.before !== this.active();
  },
  closeTop() {
    const dialogs = [...document.querySelectorAll("dialog[open]")].filter(dialog =>
      dialog.matches(":modal"));
    const popovers = [...document.querySelectorAll("[popover]")].filter(popover =>
      popover.matches(":popover-open") && popover.popover !== "manual");
    const popover = popovers.at(-1);
    const dialog = dialogs.at(-1);
    if (popover) { popover.hidePopover(); return true; }
    if (!dialog) return false;
    if (dialog.requestClose) dialog.requestClose();
    else if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
    return true;
  },
});
