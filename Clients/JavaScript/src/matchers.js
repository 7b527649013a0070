// SPDX-License-Identifier: MIT
// The matcher `toBeHeardAs` for the `expect.extend` of Playwright Test, Vitest and Jest.

import { compare } from "./hearing.js";

/**
 * Returns the matcher for subjects for which `opened` opens a session.
 *
 * `opened` returns the session, whether a text without commands is compared with a reading of the whole subject, and
 * whether the session is closed after the comparison.
 */
export function matchersFor(opened) {
  return {
    async toBeHeardAs(received, expected, options = {}) {
      if (typeof expected !== "string") {
        throw new TypeError("toBeHeardAs needs the expected text, as in toBeHeardAs(`Shop, heading level 1`)");
      }
      const { session, reads, closes } = await opened(received, options);
      let result;
      try {
        result = await compare(session, expected, { reads });
      } finally {
        if (closes) await session.close();
      }
      return {
        name: "toBeHeardAs",
        pass: result.passes,
        expected,
        actual: result.heard,
        message: () => (this?.isNot ? "the spoken words match the text that must not be heard" : result.report),
      };
    },
  };
}
