// SPDX-License-Identifier: MIT
/**
 * A button with a menu of choices, one of which is checked. It follows the menu button pattern of the ARIA
 * Authoring Practices: arrow keys, Home, End and letters move, Enter and Space select, Escape and Tab close.
 */
export class MenuButton {
  #button;
  #menu;
  #items;
  #choose;

  /** Calls `choose` with the `data-value` of the item that was chosen. */
  constructor(container, choose) {
    this.#button = container.querySelector("button");
    this.#menu = container.querySelector("[role=menu]");
    this.#items = [...this.#menu.children];
    this.#choose = choose;

    this.#button.addEventListener("click", () => (this.#isOpen ? this.#close() : this.#open()));
    this.#button.addEventListener("keydown", (event) => this.#buttonKey(event));
    this.#menu.addEventListener("keydown", (event) => this.#menuKey(event));
    this.#menu.addEventListener("click", (event) => this.#select(event.target.closest("[role^=menuitem]")));
    container.addEventListener("focusout", (event) => {
      if (!container.contains(event.relatedTarget)) this.#close({ restoresFocus: false });
    });
  }

  get #isOpen() {
    return !this.#menu.hidden;
  }

  #open(index = this.#items.findIndex((item) => item.ariaChecked === "true")) {
    this.#menu.hidden = false;
    this.#button.ariaExpanded = "true";
    this.#items.at(index).focus();
  }

  #close({ restoresFocus = true } = {}) {
    this.#menu.hidden = true;
    this.#button.ariaExpanded = "false";
    if (restoresFocus) this.#button.focus();
  }

  #select(item) {
    if (!item) return;
    for (const other of this.#items) other.ariaChecked = String(other === item);
    this.#close();
    this.#choose(item.dataset.value);
  }

  #buttonKey(event) {
    if (event.key === "ArrowDown") this.#open(0);
    else if (event.key === "ArrowUp") this.#open(-1);
    else return;
    event.preventDefault();
  }

  #menuKey(event) {
    const count = this.#items.length;
    const current = this.#items.indexOf(document.activeElement);
    switch (event.key) {
      case "ArrowDown": this.#items[(current + 1) % count].focus(); break;
      case "ArrowUp": this.#items.at(current - 1).focus(); break;
      case "Home": this.#items[0].focus(); break;
      case "End": this.#items.at(-1).focus(); break;
      case "Enter":
      case " ": this.#select(this.#items[current]); break;
      case "Escape": this.#close(); break;
      default:
        if (event.key.length !== 1 || event.ctrlKey || event.altKey || event.metaKey) return;
        this.#moveTo(event.key.toLowerCase(), current);
    }
    event.preventDefault();
  }

  /** Moves to the next item that begins with `letter`, starting over at the top. */
  #moveTo(letter, current) {
    const items = [...this.#items.slice(current + 1), ...this.#items.slice(0, current + 1)];
    items.find((item) => item.textContent.toLowerCase().startsWith(letter))?.focus();
  }
}
