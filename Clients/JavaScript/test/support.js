// SPDX-License-Identifier: MIT
// Functions that the tests share: they use the stand-in as the program, and simulate `expect`.

import { fileURLToPath } from "node:url";
import { shutDown } from "../src/index.js";

export const standIn = fileURLToPath(new URL("stand-in.js", import.meta.url));
export const shop = "Shop, heading level 1\nName, text field\nBuy, button";

/** Makes the next session start the given program. */
export async function useProgram(program = standIn, behavior = "") {
  await shutDown();
  process.env.A11YNAV = program;
  process.env.STAND_IN = behavior;
}

/** Returns an `expect` with matchers, in the way in which test runners implement `expect.extend`. */
export function expectWith(matchers) {
  const call = (received, isNot) =>
    Object.fromEntries(
      Object.entries(matchers).map(([name, matcher]) => [
        name,
        async (...values) => {
          const result = await matcher.call({ isNot }, received, ...values);
          if (result.pass === isNot) throw new Error(result.message());
        },
      ]),
    );
  return (received) => ({ ...call(received, false), not: call(received, true) });
}
