// SPDX-License-Identifier: MIT
// Shared by every page of the shop: the number of items beside the link to the cart.

import { cartChange, itemCount } from "./cart.js";

const place = document.querySelector("[data-cart-count]");

function showCount() {
  const count = itemCount();
  place.textContent = count === 0 ? "" : `, ${count} ${count === 1 ? "item" : "items"}`;
}

document.addEventListener(cartChange, showCount);
window.addEventListener("storage", showCount);
showCount();
