// SPDX-License-Identifier: MIT
//
// The actions of users, such as activating, choosing, editing and scrolling.

Object.assign(a11ynav, {
  activate(node) {
    const element = this.element(node);
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const at = {
      bubbles: true, cancelable: true, composed: true, view: window, detail: 1,
      clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, button: 0,
    };
    const pointer = { ...at, pointerId: 1, isPrimary: true, pointerType: "touch" };
    element.dispatchEvent(new PointerEvent("pointerdown", { ...pointer, buttons: 1 }));
    if (element.dispatchEvent(new MouseEvent("mousedown", { ...at, buttons: 1 }))) {
      const takers = "a[href],button,input,select,textarea,summary,[tabindex],[contenteditable]";
      // The parts of a date control take focus, but none of these selectors matches them.
      const target = element.closest(takers);
      (target ?? element).focus({ preventScroll: true });
      if (!target && this.active(element.getRootNode()) !== element) this.active()?.blur?.();
    }
    element.dispatchEvent(new PointerEvent("pointerup", pointer));
    element.dispatchEvent(new MouseEvent("mouseup", at));
    const link = element.closest("a[href*='#'],area[href*='#']");
    const before = location.href;
    if (typeof element.click === "function") element.click();
    else element.dispatchEvent(new MouseEvent("click", at));
    if (element.localName === "input" && element.type === "color") this.pickColor(element);
    this.linked = link && link.href === location.href
      && link.href.split("#")[0] === before.split("#")[0] ? link.hash.slice(1) : null;
  },
  // Returns the target of an activated link within the page, or the element `count` places after
  // it.
  linkTarget(count) {
    if (!this.linked) return null;
    const name = decodeURIComponent(this.linked);
    const target = document.getElementById(name)
      ?? document.querySelector(`a[name="${CSS.escape(name)}"]`);
    if (!target) return null;
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT);
    walker.currentNode = target;
    while (count-- > 0 && walker.nextNode());
    return walker.currentNode;
  },
  // Has the same effect as a double tap on a field: clicks the field, and places the insertion
  // point at the end.
  beginEditing(node) {
    const field = this.element(node);
    const isActive = () => this.active(field.getRootNode()) === field;
    this.activate(field);
    if (!isActive()) field.focus();
    if (isActive()) this.typeAtEnd(field);
    return isActive();
  },
  // Begins to observe whether typed text reaches a field, and ends an earlier observation.
  watchInput(node) {
    this.hasRefusedInput();
    const field = this.element(node);
    const watch = { field, value: field.value, active: this.active(), isAccepted: false };
    watch.listener = () => { watch.isAccepted = true; };
    addEventListener("input", watch.listener, true);
    this.inputWatch = watch;
  },
  // Returns whether the page accepted none of the text that was typed into a field. An editor that
  // is not a browser's own field can store its text anywhere, so it counts as accepting.
  hasRefusedInput() {
    const watch = this.inputWatch;
    if (!watch) return false;
    removeEventListener("input", watch.listener, true);
    this.inputWatch = null;
    return ["input", "textarea"].includes(watch.field.localName) && watch.field.isConnected
      && !watch.isAccepted && watch.field.value === watch.value && this.active() === watch.active;
  },
  choose(node) {
    const option = this.element(node);
    const select = option.closest("select");
    if (!select || option.disabled) return false;
    // The select then receives keys. In a multiple select, focus would move to the first chosen
    // option.
    if (!select.multiple) select.focus({ preventScroll: true });
    if (select.multiple) option.selected = !option.selected;
    else if (option.selected) return true;
    else select.value = option.value, option.selected = true;
    this.tellChange(select);
    return true;
  },
  tellChange(control) {
    control.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    control.dispatchEvent(new Event("change", { bubbles: true }));
  },
  // Replaces the browser's own color picker with a prompt that accepts any CSS color.
  pickColor(field) {
    if (field.disabled) return;
    let text = prompt(field.labels?.[0]?.textContent.trim() ?? "Color", field.value);
    while (text !== null && !CSS.supports("color", text)) {
      text = prompt(`“${text}” is not a color: type a name or #rrggbb`, field.value);
    }
    if (text === null) return;
    const canvas = document.createElement("canvas").getContext("2d");
    canvas.fillStyle = text;
    if (field.value === canvas.fillStyle) return;
    field.value = canvas.fillStyle;
    this.tellChange(field);
  },
  menu(node) {
    const element = this.element(node);
    const box = element.getBoundingClientRect();
    return !element.dispatchEvent(new MouseEvent("contextmenu", {
      bubbles: true, cancelable: true, composed: true, view: window, button: 2,
      clientX: box.x + box.width / 2, clientY: box.y + box.height / 2,
    }));
  },
  select(node, start, end) {
    const field = this.element(node);
    if (this.active(field.getRootNode()) !== field) field.focus({ preventScroll: true });
    if (typeof field.value !== "string") {
      getSelection().setBaseAndExtent(...this.place(field, start), ...this.place(field, end));
      return;
    }
    try { return field.setSelectionRange(start, end); } catch {}
    const selection = getSelection();
    const count = text => [...new Intl.Segmenter().segment(text)].length;
    const step = (how, text) => {
      for (let left = count(text); left > 0; left--) selection.modify(how, "forward", "character");
    };
    selection.modify("move", "backward", "documentboundary");
    step("move", field.value.slice(0, start));
    step("extend", field.value.slice(start, end));
    this.untold = { field, place: end, length: field.value.length };
  },
  // Moves the insertion point to the end, unless the page has already placed it.
  typeAtEnd(field) {
    const isRich = field.isContentEditable;
    if (!isRich && !/^(input|textarea)$/.test(field.localName)) return;
    // Fields that do not report the insertion point begin at the start, too.
    const isUntold = !isRich && field.selectionStart === null;
    if (!isUntold && this.selection().some(place => place > 0)) return;
    const length = (isRich ? field.textContent : field.value).length;
    if (length) this.select(field, length, length);
  },
  // Returns the text node and the offset in it for a place in a rich-text field, or the field's
  // end.
  place(field, place) {
    const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
    let rest = place;
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (rest <= text.length) return [text, rest];
      rest -= text.length;
    }
    return [field, field.childNodes.length];
  },
  submit(node) {
    const field = this.element(node);
    if (field.isContentEditable || field.localName === "textarea") {
      return document.execCommand("insertLineBreak");
    }
    field.dispatchEvent(new Event("change", { bubbles: true }));
    const form = field.form;
    if (!form) return false;
    const button = [...form.elements].find(control =>
      (control.localName === "button" && control.type === "submit") ||
      (control.localName === "input" && ["submit", "image"].includes(control.type)));
    if (button) { if (!button.disabled) button.click(); } else form.requestSubmit();
    return true;
  },
  scroll(node, edge) {
    let box = this.element(node);
    const isVertical = edge === "top" || edge === "bottom";
    const isOn = edge === "bottom" || edge === "trailing";
    const root = document.scrollingElement ?? document.documentElement;
    const scrolls = element => isVertical
      ? element.scrollHeight > element.clientHeight + 1
      : element.scrollWidth > element.clientWidth + 1;
    while (box && box !== root) {
      const flow = getComputedStyle(box)[isVertical ? "overflowY" : "overflowX"];
      if (scrolls(box) && (flow === "auto" || flow === "scroll")) break;
      box = box.parentElement;
    }
    box ??= root;
    const before = isVertical ? box.scrollTop : box.scrollLeft;
    const length = isVertical ? box.clientHeight : box.clientWidth;
    const whole = isVertical ? box.scrollHeight : box.scrollWidth;
    box.scrollBy({ [isVertical ? "top" : "left"]: isOn ? length : -length, behavior: "instant" });
    const now = isVertical ? box.scrollTop : box.scrollLeft;
    return {
      moved: now !== before,
      page: Math.min(Math.ceil(Math.abs(now) / length) + 1, Math.ceil(whole / length)),
      count: Math.max(Math.ceil(whole / length), 1),
    };
  },
});
