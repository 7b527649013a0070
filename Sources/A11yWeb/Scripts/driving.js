// SPDX-License-Identifier: MIT
//
// Functions for programs that drive the page from outside: they find elements, click an element and
// run a checker.

Object.assign(a11ynav, {
  // Returns the numbers of the elements that a selector matches, or an error message if the
  // selector is not valid.
  find(selector) {
    const handles = this.handles ??= [];
    try {
      return [...document.querySelectorAll(selector)].map(element => {
        const known = handles.indexOf(element);
        return known < 0 ? handles.push(element) - 1 : known;
      });
    } catch (error) { return `${error.message}`; }
  },
  // Clicks an element that was found; returns whether it is still in the document.
  click(number) {
    const element = this.handles?.[number];
    if (!element?.isConnected) return false;
    this.activate(element);
    return true;
  },
  // Calls a function of a checker, and stores its resolved result as JSON.
  startCheck(body) {
    this.checked = undefined;
    const done = value => { this.checked = JSON.stringify(value); };
    try {
      Promise.resolve(body()).then(value => done({ value }), error => done({ error: `${error}` }));
    } catch (error) { done({ error: `${error}` }); }
  },
  checkResult() { return this.checked ?? null; },
});
