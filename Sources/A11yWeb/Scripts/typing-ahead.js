// SPDX-License-Identifier: MIT
//
// Guards keys that were typed ahead: as soon as a key would not have the expected effect, because the
// page has changed its field or moved focus, this key and all later keys are withheld from the page.

Object.assign(a11ynav, {
  // Expects keys in a field. A key is an array of its name, the kind of its effect, and the text that
  // it inserts, deletes or passes over.
  expectKeys(node, before, after, isSecret, keys) {
    const field = this.element(node);
    const ahead = this.ahead = {
      field, keys, isSecret, text: before + after, place: before.length, isKnown: true,
      state: this.controlState(), arrived: 0, done: 0, isStopped: false, isUsed: false, move: null,
    };
    // Rich text, for example, differs from its accessible value.
    this.acceptText(ahead);
    return this.active(field.getRootNode()) === field;
  },
  // Withholds keys from this frame, because they are expected in another frame.
  withholdKeys(count) {
    this.ahead = { keys: Array(count), arrived: 0, done: 0, isStopped: true, move: null };
  },
  // Returns the number of keys that have had their effects, and whether the page itself has used the
  // key after them.
  endTypeAhead() {
    const ahead = this.ahead;
    this.ahead = null;
    if (!ahead) return null;
    this.finishMove(ahead);
    return { done: ahead.done, isUsed: ahead.isUsed };
  },
  // Returns a field's text, in which rich text represents some spaces as no-break spaces.
  typedText(field) { return field.value ?? field.textContent.replaceAll("\u00a0", " "); },
  isAsExpected(ahead) {
    const { field, text, place, isSecret } = ahead;
    if (this.active(field.getRootNode()) !== field) return false;
    const now = this.typedText(field);
    if (isSecret ? now.length !== text.length : now !== text) return false;
    const ends = this.selection();
    return ends[0] === place && ends[1] === place;
  },
  // Accepts text that the page itself has produced. Only letters can then be typed, because their
  // effects do not depend on the text.
  acceptText(ahead) {
    if (this.active(ahead.field.getRootNode()) !== ahead.field || this.isAsExpected(ahead)) return;
    ahead.isKnown = false;
    ahead.text = this.typedText(ahead.field);
    ahead.place = this.selection().at(-1);
  },
  keyIsDown(event) {
    const ahead = this.ahead;
    this.finishMove(ahead);
    const key = ahead.keys[ahead.arrived++];
    const isClear = key && key[0] === event.key && (ahead.isKnown || key[1] === "insert");
    if (ahead.isStopped || !isClear || !this.isAsExpected(ahead)) {
      ahead.isStopped = true;
      this.withhold(event);
      return;
    }
    const [, effect, change] = key;
    const { text, place } = ahead;
    ahead.done += 1;
    switch (effect) {
      case "insert":
        ahead.text = text.slice(0, place) + change + text.slice(place);
        ahead.place = place + change.length;
        break;
      case "deleteBackward":
        ahead.place = place - change.length;
        ahead.text = text.slice(0, ahead.place) + text.slice(place);
        break;
      case "deleteForward":
        ahead.text = text.slice(0, place) + text.slice(place + change.length);
        break;
      default:
        ahead.place = place + (effect === "moveForward" ? change.length : -change.length);
        ahead.move = event;
        ahead.state = this.controlState();
    }
  },
  // Moves the insertion point, unless the page itself has used the key.
  finishMove(ahead) {
    const event = ahead.move;
    if (!event) return;
    ahead.move = null;
    const isActive = this.active(ahead.field.getRootNode()) === ahead.field;
    if (event.defaultPrevented || !isActive || this.controlState() !== ahead.state) {
      ahead.done -= 1;
      ahead.isStopped = ahead.isUsed = true;
      return;
    }
    event.preventDefault();
    this.select(ahead.field, ahead.place, ahead.place);
  },
  withhold(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  watchTypedAhead() {
    const last = () => { if (this.ahead) this.finishMove(this.ahead); };
    // The page may change the text as soon as it has been typed, for example to capital letters.
    const lastInput = () => { if (this.ahead?.isStopped === false) this.acceptText(this.ahead); };
    addEventListener("keydown", event => {
      if (!event.isTrusted || !this.ahead || this.ahead.arrived >= this.ahead.keys.length) return;
      this.keyIsDown(event);
      // A listener that is added while the event is on its way is called after the page's listeners.
      for (const [name, listener] of [["keydown", last], ["input", lastInput]]) {
        removeEventListener(name, listener);
        addEventListener(name, listener);
      }
    }, true);
    addEventListener("keyup", event => {
      if (event.isTrusted && this.ahead?.isStopped) this.withhold(event);
    }, true);
  },
});
