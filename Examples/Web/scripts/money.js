// SPDX-License-Identifier: MIT
const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });

/** Formats a price given in pence. */
export function formatPrice(pence) {
  return pounds.format(pence / 100);
}
