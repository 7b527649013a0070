// SPDX-License-Identifier: MIT
//
// Lets a page's time pass while the page sends messages to itself, as schedulers do while they
// wait. Such a page is never idle, but virtual time passes only while a page is idle. So after a
// number of messages at the same time, further messages wait for the next millisecond, in order.
//
// Runs in the page's own world before the page's scripts, if the page's time is virtual.

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
