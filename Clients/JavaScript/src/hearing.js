// SPDX-License-Identifier: MIT
// The comparison of the words that a session hears with an expected text.

import { CommandError } from "./errors.js";
import { align, isSame, parse, report, withoutTypedText, written } from "./expected.js";
import { visible } from "./visible.js";

/**
 * Performs an expected text's commands in a session and compares the words that are heard.
 *
 * If `reads` is set, a text without commands is compared with the words of all elements.
 */
export async function compare(session, expected, { reads = false } = {}) {
  const passages = parse(expected);
  if (reads && passages.length === 1) return comparison(await reading(session, passages[0]));
  const results = [];
  for (const passage of passages) {
    const { technology, command } = passage;
    if (technology && !isDriven(technology, session)) await session.perform(`technology ${technology}`);
    if (command !== undefined) await perform(session, command);
    results.push({ passage, entries: align(passage.patterns, session.takeUnchecked()) });
  }
  return comparison(results);
}

/** Returns whether a session's commands already control a technology. */
function isDriven(technology, session) {
  return session.position?.technology.toLowerCase() === technology.replace("-", "");
}

async function reading(session, passage) {
  const { heard, complete } = await session.read();
  // Lines that were not read cannot be compared.
  const lines = complete || passage.patterns.some(({ kind }) => kind === "rest") ? heard : [...heard, "…"];
  return [{ passage, entries: align(passage.patterns, lines) }];
}

async function perform(session, command) {
  try {
    await session.perform(command);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const shown = visible(withoutTypedText(command));
    throw new CommandError(`“> ${shown}” in the expected text: ${error.message}`, error.code, error.data);
  }
}

function comparison(results) {
  return { passes: isSame(results), report: report(results), heard: written(results) };
}
