// SPDX-License-Identifier: MIT
//
// Keeps the times at which a page's timers end, so that virtual time can pass in one step while
// nothing can happen on the page.
//
// Runs in the page's own world before the page's scripts and the other scripts for virtual time.

(() => {
  const timers = new Map();
  let most = 1000;
  let hasWorkers = false;
  // Forgets the timers that have ended, and moves each interval to its next end.
  const update = () => {
    const now = performance.now();
    for (const [number, timer] of timers) {
      if (timer.due >= now) continue;
      if (timer.repeats) timer.due += Math.ceil((now - timer.due) / timer.delay) * timer.delay;
      else timers.delete(number);
    }
  };
  const keeping = (begin, repeats) => function (callback, delay, ...values) {
    const number = begin.call(this, callback, delay, ...values);
    const length = Math.max(delay | 0, 1);
    if (timers.size >= most) {
      update();
      most = Math.max(1000, timers.size * 2);
    }
    timers.set(number, { due: performance.now() + length, delay: length, repeats });
    return number;
  };
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
  window.setTimeout = keeping(setTimeout, false);
  window.setInterval = keeping(setInterval, true);
  // Either function ends timers of both kinds.
  const ending = clear => function (number) {
    timers.delete(Number(number));
    return clear.call(this, number);
  };
  window.clearTimeout = ending(clearTimeout);
  window.clearInterval = ending(clearInterval);
  for (const name of ["Worker", "SharedWorker"]) {
    if (!window[name]) continue;
    window[name] = new Proxy(window[name], {
      construct(...parts) { hasWorkers = true; return Reflect.construct(...parts); },
    });
  }
  // Returns the time until the page's next timer ends, in milliseconds; 0 if something other than a
  // timer can change the page; and -1 if nothing can.
  window.setTimeout.untilNext = () => {
    const isActive = hasWorkers || window.length > 0 || document.readyState !== "complete"
      || navigator.serviceWorker?.controller || document.querySelector("video, audio, object, embed")
      || document.getAnimations().some(animation => animation.playState === "running");
    if (isActive) return 0;
    update();
    let next = Infinity;
    for (const { due } of timers.values()) next = Math.min(next, due);
    return next === Infinity ? -1 : Math.max(next - performance.now(), 0);
  };
})();
