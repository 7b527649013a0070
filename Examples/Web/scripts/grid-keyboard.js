// SPDX-License-Identifier: MIT
/**
 * Keyboard support for a grid, following the ARIA Authoring Practices. The grid is one Tab stop. The arrow keys, Home
 * and End move focus between its cells; Control-Home and Control-End move it to the first and the last cell. If a cell
 * contains a button, the button receives focus.
 */
export class GridKeyboard {
  #table;

  constructor(table) {
    this.#table = table;
    for (const cell of table.querySelectorAll("th, td")) this.#target(cell).tabIndex = -1;
    this.#target(table.rows[0].cells[0]).tabIndex = 0;
    table.addEventListener("keydown", (event) => this.#key(event));
    table.addEventListener("focusin", (event) => this.#remember(event.target));
  }

  /** The element in a cell that takes focus. */
  #target(cell) {
    return cell.querySelector("button") ?? cell;
  }

  /** Makes the focused cell the one to which Tab returns. */
  #remember(target) {
    for (const other of this.#table.querySelectorAll("[tabindex='0']")) other.tabIndex = -1;
    target.tabIndex = 0;
  }

  #key(event) {
    const cell = event.target.closest("th, td");
    const { rows } = this.#table;
    const lastColumn = cell.parentElement.cells.length - 1;
    let row = cell.parentElement.rowIndex;
    let column = cell.cellIndex;
    switch (event.key) {
      case "ArrowUp": row -= 1; break;
      case "ArrowDown": row += 1; break;
      case "ArrowLeft": column -= 1; break;
      case "ArrowRight": column += 1; break;
      case "Home": column = 0; if (event.ctrlKey) row = 0; break;
      case "End": column = lastColumn; if (event.ctrlKey) row = rows.length - 1; break;
      default: return;
    }
    event.preventDefault();
    const next = rows[row]?.cells[column];
    if (next) this.#target(next).focus();
  }
}
