// SPDX-License-Identifier: MIT
//
// What programs do that drive the page from outside: find elements, click one of them, run a checker.

Object.assign(a11ynav, {
  // The numbers of the elements that a selector matches, or a string that says why it is none.
  find(selector) {
    const handles = this.handles ??= [];
    try {
      return [...document.querySelectorAll(selector)].map(element => {
        const known = handles.indexOf(element);
        return known < 0 ? handles.push(element) - 1 : known;
      });
    } catch (error) { return `${error.message}`; }
  },
  // Clicks an element that was found; returns whether it is still there.
  click(number) {
    const element = this.handles?.[number];
    if (!element?.isConnected) return false;
    this.activate(element);
    return true;
  },
  // Calls a function of a checker, and keeps what it resolves to, as JSON.
  startCheck(body) {
    this.checked = undefined;
    const done = value => { this.checked = JSON.stringify(value); };
    try {
      Promise.resolve(body()).then(value => done({ value }), error => done({ error: `${error}` }));
    } catch (error) { done({ error: `${error}` }); }
  },
  checkResult() { return this.checked ?? null; },
});
