// SPDX-License-Identifier: MIT
// Text from pages and programs, in a form that is safe to print.

// Characters that terminals interpret: control characters, and characters that change the direction of text or are
// invisible.
const obeyed =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufff9-\ufffb\u{e0000}-\u{e007f}\p{Surrogate}]/gu;

/** Returns text in which characters that a terminal would interpret are replaced with visible ones. */
export function visible(text, { keepsLines = false } = {}) {
  return text.replace(obeyed, (character) => {
    const code = character.codePointAt(0);
    if (code === 0x0a && keepsLines) return "\n";
    if ([0x09, 0x0a, 0x0d, 0x2028, 0x2029].includes(code)) return " ";
    if (code < 0x20) return String.fromCodePoint(0x2400 + code);
    return code === 0x7f ? "␡" : `⟨${code.toString(16).toUpperCase()}⟩`;
  });
}
