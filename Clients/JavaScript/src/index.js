// SPDX-License-Identifier: MIT
// Hear and test a user interface as VoiceOver and Switch Control users do.

export { shutDown } from "./connection.js";
export * from "./errors.js";
export { findProgram } from "./program.js";
export { Session, open } from "./session.js";

import { compare } from "./hearing.js";

/**
 * Asserts that the expected lines, and no others, have been heard since the last assertion or since opening.
 *
 * The text has the format of a transcript's body: a line may be a `/regular expression/`, `...` stands for any number
 * of lines, and a line such as `> next` performs a command and is followed by the words that the command causes.
 */
export async function assertHeard(session, expected) {
  const { AssertionError } = await import("node:assert");
  const { passes, report, heard } = await compare(session, expected);
  if (!passes) {
    throw new AssertionError({ message: report, actual: heard, expected, operator: "assertHeard", stackStartFn: assertHeard });
  }
}
