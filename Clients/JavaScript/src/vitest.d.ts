// SPDX-License-Identifier: MIT

import type { Session, SessionOptions } from "./index.js";

/** An element, an object with a container such as the result of Testing Library's `render`, or HTML. */
export type Markup = string | { outerHTML: string } | { container: { outerHTML: string } };

/** Returns the words that are spoken when an element or HTML is read, one line for each element. */
export function heard(subject: Markup, options?: SessionOptions): Promise<string>;

/** The matcher `toBeHeardAs` for elements, HTML and sessions. */
export const matchers: {
  toBeHeardAs(
    this: unknown,
    received: Markup | Session,
    expected: string,
    options?: SessionOptions,
  ): Promise<{ name: string; pass: boolean; message: () => string; expected: string; actual: string }>;
};
