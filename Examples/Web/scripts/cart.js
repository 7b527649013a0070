// SPDX-License-Identifier: MIT
// The cart: quantities by product id, kept in local storage so that every page sees them.

const key = "alder-cart";

/** Sent to the document after every change. */
export const cartChange = "cart-change";

/** Returns the quantities by product id, in the order in which the products were added. */
export function cartItems() {
  try {
    return new Map(JSON.parse(localStorage.getItem(key)) ?? []);
  } catch {
    return new Map();
  }
}

/** Adds `quantity` of a product to the cart. */
export function addToCart(id, quantity) {
  setQuantity(id, (cartItems().get(id) ?? 0) + quantity);
}

/** Changes the quantity of a product; zero removes it. */
export function setQuantity(id, quantity) {
  const items = cartItems();
  if (quantity > 0) items.set(id, quantity);
  else items.delete(id);
  save(items);
}

/** Removes all products. */
export function emptyCart() {
  save(new Map());
}

/** Returns the total number of items. */
export function itemCount() {
  return [...cartItems().values()].reduce((sum, quantity) => sum + quantity, 0);
}

function save(items) {
  localStorage.setItem(key, JSON.stringify([...items]));
  document.dispatchEvent(new Event(cartChange));
}
