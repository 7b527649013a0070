// SPDX-License-Identifier: MIT
// The words in which two lines differ.

import { visible } from "./visible.js";

/** The maximum number of words in a line that is compared word by word. */
const WORDS_LIMIT = 400;

const isWord = (text) => /^[\p{L}\p{N}]/u.test(text);

/** Returns the words of a line with their positions. Each other character counts as a word. */
function words(line) {
  return [...line.matchAll(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu)].map((match) => ({ text: match[0], start: match.index }));
}

/** Returns the similarity of two lines: 0 for no words in common, 1 for the same words in any order. */
export function likeness(left, right) {
  const [a, b] = [left, right].map((line) => words(line).slice(0, WORDS_LIMIT).map((word) => word.text).filter(isWord));
  const counts = new Map();
  for (const word of a) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of b) {
    const count = counts.get(word) ?? 0;
    if (count > 0) common += 2;
    counts.set(word, count - 1);
  }
  return a.length + b.length ? common / (a.length + b.length) : 0;
}

/** Returns lines that show an expected and a heard line, with marks below the words that differ. */
export function compared(expected, heard) {
  const shown = [];
  if (expected !== undefined) shown.push(["expected", visible(expected)]);
  if (heard !== undefined) shown.push(["heard   ", visible(heard)]);
  const marks = shown.length === 2 ? markings(shown[0][1], shown[1][1]) : [];
  return shown.flatMap(([label, line], index) => [
    `  ${label}  ${line}`,
    ...(marks[index] ? [`            ${marks[index]}`] : []),
  ]);
}

function markings(left, right) {
  const [a, b] = [words(left), words(right)];
  if (a.length > WORDS_LIMIT || b.length > WORDS_LIMIT) return [];
  const [kept, other] = commonWords(a, b);
  // Marks do not help if the lines have only punctuation in common.
  if (![...kept].some((word) => isWord(word.text))) return [];
  return [underline(left, a, kept), underline(right, b, other)];
}

/** Returns the words of a longest common subsequence, as they occur on both sides. */
function commonWords(a, b) {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i][j] =
        a[i].text === b[j].text ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
    }
  }
  const [left, right] = [new Set(), new Set()];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i].text === b[j].text) {
      left.add(a[i++]);
      right.add(b[j++]);
    } else if (lengths[i + 1][j] >= lengths[i][j + 1]) i++;
    else j++;
  }
  return [left, right];
}

function underline(line, all, kept) {
  const marked = new Set();
  for (const word of all) {
    if (!kept.has(word)) for (let index = 0; index < word.text.length; index++) marked.add(word.start + index);
  }
  let marks = "";
  let index = 0;
  for (const character of line) {
    marks += (marked.has(index) ? "^" : " ").repeat(columns(character));
    index += character.length;
  }
  return marks.trimEnd();
}

/** Returns the number of columns that a terminal uses for a character. */
function columns(character) {
  if (/\p{Mark}/u.test(character)) return 0;
  return /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(
    character,
  )
    ? 2
    : 1;
}
