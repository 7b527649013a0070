// SPDX-License-Identifier: MIT
// The home page: a catalogue that can be searched and sorted, with a dialog for each product.

import "./carousel.js";
import "./layout.js";
import { fetchProducts } from "./catalogue.js";
import { formatPrice } from "./money.js";
import { MenuButton } from "./menu-button.js";
import { ProductDialog } from "./product-dialog.js";
import { debounce } from "./timing.js";

const query = document.querySelector("#query");
const list = document.querySelector("#products");
const resultCount = document.querySelector("#result-count");
const card = document.querySelector("#product-card");

const orders = {
  name: (a, b) => a.name.localeCompare(b.name, "en"),
  cheapest: (a, b) => a.price - b.price,
  dearest: (a, b) => b.price - a.price,
};

const products = await fetchProducts().catch(() => {
  resultCount.textContent = "The products could not be loaded";
  return [];
});
const dialog = new ProductDialog(document.querySelector("#product"));
let order = "name";

/** Splits text into lower-case words. */
function wordsOf(text) {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns whether each typed word is the beginning of one of the product's words. */
function matches(product, typed) {
  const words = wordsOf(`${product.name} ${product.kind} ${product.latin ?? ""}`);
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}

function show() {
  const typed = wordsOf(query.value);
  const found = products.filter((product) => matches(product, typed)).sort(orders[order]);
  list.replaceChildren(...found.map(cardFor));
  return found.length;
}

function cardFor(product) {
  const item = card.content.cloneNode(true);
  const button = item.querySelector("button");
  button.textContent = product.name;
  item.querySelector(".price").textContent = formatPrice(product.price);
  button.addEventListener("click", () => dialog.open(product));
  return item;
}

function announce(count) {
  const noun = count === 1 ? "product" : "products";
  resultCount.textContent = count === 0 ? "No products found" : `${count} ${noun} found`;
}

// The list is updated on each key; the count is announced when typing pauses.
const announceSoon = debounce(announce, 300);
query.addEventListener("input", () => announceSoon(show()));
document.querySelector("#search").addEventListener("submit", (event) => event.preventDefault());

new MenuButton(document.querySelector("[data-menu-button]"), (value) => {
  order = value;
  show();
});

show();
