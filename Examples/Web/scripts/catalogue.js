// SPDX-License-Identifier: MIT
/** Loads all products. */
export async function fetchProducts() {
  const response = await fetch("data/products.json");
  if (!response.ok) throw new Error(`The products could not be loaded: ${response.status}`);
  return response.json();
}
