// SPDX-License-Identifier: MIT
import { addToCart } from "./cart.js";
import { formatPrice } from "./money.js";
import { showToast } from "./toast.js";

/** A modal dialog that shows one product and adds it to the cart. */
export class ProductDialog {
  #dialog;
  #product;

  constructor(dialog) {
    this.#dialog = dialog;
    // The browser closes the dialog on Escape and returns focus to the button that opened it.
    dialog.addEventListener("close", () => {
      if (dialog.returnValue === "add") this.#add();
    });
  }

  open(product) {
    this.#product = product;
    this.#fill("name", product.name);
    this.#fill("latin", product.latin ?? "").parentElement.hidden = !product.latin;
    this.#fill("description", product.description);
    this.#fill("price", formatPrice(product.price));
    this.#quantity.value = 1;
    this.#dialog.returnValue = "";
    // The quantity is the first field, so it gets the focus.
    this.#dialog.showModal();
  }

  #add() {
    const quantity = this.#quantity.valueAsNumber;
    addToCart(this.#product.id, quantity);
    showToast(`Added to cart: ${quantity} × ${this.#product.name}`);
  }

  get #quantity() {
    return this.#dialog.querySelector("#product-quantity");
  }

  #fill(part, text) {
    const element = this.#dialog.querySelector(`#product-${part}`);
    element.textContent = text;
    return element;
  }
}
