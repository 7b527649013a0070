// SPDX-License-Identifier: MIT
//
// Lets a page's time pass while the page sends messages to itself, as schedulers do that wait for
// something. Such a page is never idle, and virtual time passes only while it is: after a number of
// messages at one time, further ones wait for the next millisecond, in their order.
//
// Runs in the page's own world before the page's scripts, where the page's time is virtual.

(() => {
  const limit = 100;
  let time = -1;
  let count = 0;
  let waiting = [];
  const isBusy = () => {
    const now = performance.now();
    if (now !== time) {
      time = now;
      count = 0;
    }
    count += 1;
    return count > limit;
  };
  const deliver = () => {
    const due = waiting;
    waiting = [];
    for (const post of due) {
      try { post(); } catch (error) { reportError(error); }
    }
  };
  const inTime = post => function postMessage(...message) {
    if (waiting.length === 0) {
      if (!isBusy()) return post.apply(this, message);
      setTimeout(deliver, 1);
    }
    waiting.push(() => post.apply(this, message));
  };
  MessagePort.prototype.postMessage = inTime(MessagePort.prototype.postMessage);
  window.postMessage = inTime(window.postMessage);
})();
