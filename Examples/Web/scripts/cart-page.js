// SPDX-License-Identifier: MIT
// The cart page: a table of the items in the cart, with editable quantities.

import "./layout.js";
import { cartItems, setQuantity } from "./cart.js";
import { fetchProducts } from "./catalogue.js";
import { formatPrice } from "./money.js";
import { debounce } from "./timing.js";

const products = new Map((await fetchProducts()).map((product) => [product.id, product]));
const lines = document.querySelector("#lines");
const line = document.querySelector("#line");
const announceSoon = debounce((text) => { document.querySelector("#cart-status").textContent = text; }, 300);

function total() {
  let sum = 0;
  for (const [id, quantity] of cartItems()) sum += products.get(id).price * quantity;
  return formatPrice(sum);
}

function showTotal() {
  const isEmpty = cartItems().size === 0;
  document.querySelector("#empty").hidden = !isEmpty;
  document.querySelector("#filled").hidden = isEmpty;
  document.querySelector("#total").textContent = total();
}

function rowFor(product, quantity) {
  const row = line.content.cloneNode(true).firstElementChild;
  const [name, price] = row.cells;
  const field = row.querySelector("input");
  const remove = row.querySelector("button");

  name.id = `line-${product.id}`;
  name.textContent = product.name;
  price.textContent = formatPrice(product.price);
  field.value = quantity;
  field.ariaLabel = `Quantity of ${product.name}`;
  field.addEventListener("input", () => {
    if (!field.checkValidity()) return;
    setQuantity(product.id, field.valueAsNumber);
    showTotal();
    announceSoon(`Total ${total()}`);
  });

  remove.id = `remove-${product.id}`;
  remove.setAttribute("aria-labelledby", `${remove.id} ${name.id}`);
  remove.addEventListener("click", () => {
    // Focus moves to the next line, otherwise to the previous one, otherwise to the heading.
    const neighbour = row.nextElementSibling ?? row.previousElementSibling;
    setQuantity(product.id, 0);
    row.remove();
    showTotal();
    (neighbour?.querySelector("button") ?? document.querySelector("#cart-title")).focus();
    announceSoon(`${product.name} removed. Total ${total()}`);
  });
  return row;
}

// A product may have been removed from the catalogue since it was added to the cart.
for (const id of cartItems().keys()) {
  if (!products.has(id)) setQuantity(id, 0);
}
lines.append(...[...cartItems()].map(([id, quantity]) => rowFor(products.get(id), quantity)));
showTotal();
