// SPDX-License-Identifier: MIT
// The orders page: a grid with arrow-key navigation, whose headers sort the rows.

import "./layout.js";
import { addToCart } from "./cart.js";
import { GridKeyboard } from "./grid-keyboard.js";
import { showToast } from "./toast.js";

const table = document.querySelector("#orders");
const [head] = table.tHead.rows;
const [body] = table.tBodies;

new GridKeyboard(table);

table.addEventListener("click", ({ target }) => {
  const button = target.closest("button");
  if (!button) return;
  if (button.dataset.reorder) {
    addToCart(button.dataset.reorder, 1);
    showToast("Added to cart");
  } else {
    sortBy(button.closest("th"));
  }
});

/** Sorts by a column, or reverses the order if the rows are already sorted by it. */
function sortBy(header) {
  const order = header.ariaSort === "ascending" ? "descending" : "ascending";
  for (const cell of head.cells) {
    if (cell.ariaSort) cell.ariaSort = cell === header ? order : "none";
  }

  const sign = order === "ascending" ? 1 : -1;
  const key = (row) => row.cells[header.cellIndex].dataset.key;
  const rows = [...body.rows].sort((a, b) => sign * key(a).localeCompare(key(b), "en", { numeric: true }));
  body.append(...rows);
  document.querySelector("#sorted").textContent = `Sorted by ${header.textContent.trim().toLowerCase()}, ${order}`;
}
