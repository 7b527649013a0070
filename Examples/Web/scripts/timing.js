// SPDX-License-Identifier: MIT
/** Returns a function that calls `action` with its last arguments once it has not been called for `delay` ms. */
export function debounce(action, delay) {
  let timer;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...values), delay);
  };
}
