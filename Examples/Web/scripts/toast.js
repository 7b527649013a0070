// SPDX-License-Identifier: MIT
const duration = 6000;
let timer;

/** Shows a message that disappears by itself. The container is an alert, so the message is announced immediately. */
export function showToast(message) {
  const toast = document.querySelector("#toast");
  toast.textContent = message;
  clearTimeout(timer);
  timer = setTimeout(() => toast.replaceChildren(), duration);
}
