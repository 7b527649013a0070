// SPDX-License-Identifier: MIT
// Support for HTML and elements in Vitest and Jest. A browser opens the markup, so the test's scripts and styles are
// left out.
//
//     import { expect } from "vitest";
//     import { matchers } from "a11ynav/vitest";
//     expect.extend(matchers);

import { matchersFor } from "./matchers.js";
import { Session, open } from "./session.js";

/** Returns the words that are spoken when an element or HTML is read, one line for each element. */
export async function heard(subject, options) {
  const session = await opened(subject, options);
  try {
    return (await session.read()).heard.join("\n");
  } finally {
    await session.close();
  }
}

/** The matcher `toBeHeardAs` for elements, HTML and sessions. */
export const matchers = matchersFor(async (received, options) =>
  received instanceof Session
    ? { session: received }
    : { session: await opened(received, options), reads: true, closes: true },
);

async function opened(subject, options) {
  const html = typeof subject === "string" ? subject : markup(subject);
  return open({ ...options, content: html, format: "html" });
}

function markup(subject) {
  // Testing Library's render() returns an object with the container.
  const element = subject?.container ?? subject;
  if (typeof element?.outerHTML !== "string") {
    throw new TypeError("toBeHeardAs needs an element, HTML or a session");
  }
  return withCurrentState(element).outerHTML;
}

/** Returns a copy of an element whose attributes have the values that a user has typed or chosen. */
function withCurrentState(element) {
  const copy = element.cloneNode(true);
  const fields = (root) => [root, ...root.querySelectorAll("*")];
  const originals = fields(element);
  fields(copy).forEach((field, index) => {
    const original = originals[index];
    switch (field.localName) {
      case "input":
        field.toggleAttribute("checked", original.checked);
        // Passwords are left out, because the markup is passed to the program.
        if (!["password", "file"].includes(original.type)) field.setAttribute("value", original.value);
        break;
      case "textarea":
        field.textContent = original.value;
        break;
      case "option":
        field.toggleAttribute("selected", original.selected);
    }
  });
  return copy;
}
