// SPDX-License-Identifier: MIT
// The checkout form. The browser validates each field, and this module shows the errors in the page: a summary
// with links that takes focus, and a message beside each field.

import "./layout.js";
import { emptyCart } from "./cart.js";

const form = document.querySelector("#checkout");
const summary = document.querySelector("#problems");
const pageTitle = document.title;

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const invalid = [...form.elements].filter((field) => field.willValidate && !field.validity.valid && isFirstOfGroup(field));
  clearProblems();
  if (invalid.length > 0) {
    for (const field of invalid) markInvalid(field, problemOf(field));
    showSummary(invalid);
  } else {
    emptyCart();
    location.assign("thanks.html");
  }
});

/** All radio buttons in a group are invalid at the same time; the first represents the group. */
function isFirstOfGroup(field) {
  return field.type !== "radio" || form.elements[field.name][0] === field;
}

function problemOf(field) {
  return field.validity.valueMissing ? field.dataset.missing : field.dataset.wrong;
}

/** The invalid element: a field, or the group of radio buttons. */
function subjectOf(field) {
  return field.type === "radio" ? field.closest("[role=radiogroup]") : field;
}

/** Shows a message at the end of the field's paragraph, and names it as the field's error message. */
function markInvalid(field, text) {
  const message = document.createElement("strong");
  message.id = `${field.id}-problem`;
  message.className = "problem";
  message.textContent = text;
  field.closest(".field").append(message);

  const subject = subjectOf(field);
  subject.ariaInvalid = "true";
  subject.setAttribute("aria-errormessage", message.id);
}

function clearProblems() {
  for (const message of form.querySelectorAll(".problem")) message.remove();
  for (const subject of form.querySelectorAll("[aria-invalid]")) {
    subject.removeAttribute("aria-invalid");
    subject.removeAttribute("aria-errormessage");
  }
  summary.hidden = true;
  document.title = pageTitle;
}

function showSummary(invalid) {
  const title = invalid.length === 1 ? "There is a problem" : `There are ${invalid.length} problems`;
  summary.querySelector("h2").textContent = title;
  summary.querySelector("ul").replaceChildren(...invalid.map((field) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = `#${field.id}`;
    link.textContent = problemOf(field);
    item.append(link);
    return item;
  }));
  document.title = `${title} – ${pageTitle}`;
  summary.hidden = false;
  summary.focus();
}
