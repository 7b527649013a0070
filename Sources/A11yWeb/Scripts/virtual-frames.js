// SPDX-License-Identifier: MIT
//
// Ties a page's animation frames to its virtual time, because the browser draws whenever it can, at
// times that a script cannot rely on. `IntersectionObserver`, which otherwise checks whenever a
// frame is drawn, follows the same animation frames. In iframes, and if visibility is tracked, the
// browser's own observer is kept.
//
// Runs in the page's own world before the page's scripts.

(() => {
  const length = 1000 / 60;
  let last = 0;
  const frames = new Map();
  const untilNext = () => length - performance.now() % length;
  window.requestAnimationFrame = callback => {
    const number = ++last;
    frames.set(number, setTimeout(() => {
      frames.delete(number);
      callback(performance.now());
    }, untilNext()));
    return number;
  };
  window.cancelAnimationFrame = number => {
    clearTimeout(frames.get(number));
    frames.delete(number);
  };
  const observing = new Set();
  window.requestAnimationFrame.isAwaited = () => frames.size > 0 || observing.size > 0;
  const Native = window.IntersectionObserver;
  if (!Native || window !== window.top) return;
  let isWaiting = false;
  const wait = () => {
    if (isWaiting || observing.size === 0) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      for (const observer of [...observing]) observer.look();
      wait();
    }, untilNext());
  };
  const parent = node => node.assignedSlot ?? node.parentElement ?? node.getRootNode()?.host;
  const cut = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });
  const area = box => Math.max(box.right - box.left, 0) * Math.max(box.bottom - box.top, 0);
  const rect = box => DOMRectReadOnly.fromRect({
    x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top,
  });
  class Observer {
    #callback; #root; #margins; #seen = new Map(); #records = [];
    constructor(callback, options = {}) {
      // The browser's own observer validates the options.
      const checked = new Native(() => {}, options);
      this.#callback = callback;
      this.#root = options.root ?? null;
      this.#margins = checked.rootMargin.split(" ");
      this.thresholds = checked.thresholds;
      this.rootMargin = checked.rootMargin;
    }
    get root() { return this.#root; }
    observe(target) {
      if (!(target instanceof Element)) throw new TypeError("The target is not an element.");
      if (!this.#seen.has(target)) this.#seen.set(target, undefined);
      observing.add(this);
      wait();
    }
    unobserve(target) {
      this.#seen.delete(target);
      if (this.#seen.size === 0) observing.delete(this);
    }
    disconnect() { this.#seen.clear(); observing.delete(this); }
    takeRecords() { return this.#records.splice(0); }
    #bounds() {
      const root = this.#root instanceof Element ? this.#root : null;
      const box = root ? root.getBoundingClientRect()
        : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      const size = [box.bottom - box.top, box.right - box.left];
      const [top, right, bottom, left] = this.#margins.map((margin, side) =>
        margin.endsWith("%") ? parseFloat(margin) * size[side % 2] / 100 : parseFloat(margin));
      return {
        left: box.left - left, top: box.top - top,
        right: box.right + right, bottom: box.bottom + bottom,
      };
    }
    #visible(target, bounds) {
      if (!target.isConnected || target.getClientRects().length === 0) return null;
      let box = target.getBoundingClientRect();
      for (let next = parent(target); next && next !== this.#root; next = parent(next)) {
        if (next === document.body || next === document.documentElement) continue;
        if (getComputedStyle(next).overflow !== "visible") {
          box = cut(box, next.getBoundingClientRect());
        }
      }
      box = cut(box, bounds);
      return box.right >= box.left && box.bottom >= box.top ? box : null;
    }
    look() {
      const bounds = this.#bounds();
      for (const [target, before] of this.#seen) {
        const whole = target.getBoundingClientRect();
        const box = this.#visible(target, bounds);
        const size = area(whole);
        const ratio = box ? (size > 0 ? Math.min(area(box) / size, 1) : 1) : 0;
        let step = this.thresholds.findIndex(threshold => threshold > ratio);
        if (step < 0) step = this.thresholds.length;
        const now = box ? step : -1;
        if (now === before) continue;
        this.#seen.set(target, now);
        this.#records.push(Object.freeze({
          target, time: performance.now(), isIntersecting: box !== null && now > 0,
          intersectionRatio: ratio, boundingClientRect: rect(whole), rootBounds: rect(bounds),
          intersectionRect: rect(box ?? { left: 0, top: 0, right: 0, bottom: 0 }),
          isVisible: false,
        }));
      }
      const records = this.takeRecords();
      if (records.length === 0) return;
      try { this.#callback.call(this, records, this); } catch (error) { reportError(error); }
    }
  }
  window.IntersectionObserver = new Proxy(Observer, {
    construct: (target, [callback, options], created) => options?.trackVisibility
      ? new Native(callback, options) : Reflect.construct(target, [callback, options], created),
  });
})();
