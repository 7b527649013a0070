// SPDX-License-Identifier: MIT
// Expected texts in the format of a transcript's body, and their comparison with the words that are heard.

import { compared, likeness } from "./difference.js";
import { visible } from "./visible.js";

const command = /^(?:(voiceover|switch-?control)\s*)?>\s*(.*)$/i;
const check = /^(cost\s+("|task\b|index\b)|expect no findings\b|ignore\s+[\w-]+\s+.*because\b)/;

/** Returns the passages of an expected text: each command, and the lines that are expected after it. */
export function parse(text) {
  const passages = [{ command: undefined, patterns: [] }];
  text.split(/\r\n|\r|\n/).forEach((source, index) => {
    const line = source.trim();
    const match = command.exec(line);
    if (match) {
      const [, technology, words] = match;
      if (!words) throw new SyntaxError(`line ${index + 1} of the expected text has no command after “>”`);
      const name = technology && (/voice/i.test(technology) ? "voiceover" : "switch-control");
      passages.push({ command: words, technology: name, patterns: [] });
    } else if (line && !line.startsWith("#")) {
      passages.at(-1).patterns.push(pattern(line, index + 1));
    }
  });
  return passages;
}

function pattern(line, number) {
  const place = `line ${number} of the expected text`;
  if (line === "...") return { kind: "rest", text: line };
  if (line.startsWith("\\")) return words(line.slice(1));
  if (line.startsWith("/")) {
    if (line.length < 2 || !line.endsWith("/")) {
      throw new SyntaxError(`${place}: a regular expression must end with “/”: ${line}`);
    }
    let expression;
    try {
      expression = new RegExp(`^(?:${line.slice(1, -1)})$`, "u");
    } catch (error) {
      throw new SyntaxError(`${place}: ${error.message}`);
    }
    return { kind: "expression", text: line, matches: (heard) => expression.test(heard) };
  }
  if (check.test(line)) {
    throw new SyntaxError(
      `${place} is a check, which only transcript files can contain: ${line}\n` +
        "In JavaScript, use the session’s cost() and audit(), or begin the line with “\\” if these words are heard.",
    );
  }
  return words(line);
}

function words(text) {
  // Spaces around a line are ignored in a transcript.
  return { kind: "words", text, matches: (heard) => heard.trim() === text.trim() };
}

/** Aligns the heard lines with the expected lines so that as few lines as possible differ. */
export function align(patterns, heard) {
  const matches = (i, j) => patterns[i].kind !== "rest" && patterns[i].matches(heard[j]);
  const least = Math.min(patterns.length, heard.length);
  let [start, end] = [0, 0];
  while (start < least && matches(start, start)) start++;
  while (end < least - start && matches(patterns.length - 1 - end, heard.length - 1 - end)) end++;
  const same = (place, index) => ({ pattern: patterns[place], heard: [heard[index]], same: true });
  const middle = [patterns.slice(start, patterns.length - end), heard.slice(start, heard.length - end)];
  return [
    ...Array.from({ length: start }, (_, index) => same(index, index)),
    ...(middle[0].length * middle[1].length <= TABLE_LIMIT ? table(...middle) : fit(...middle)),
    ...Array.from({ length: end }, (_, index) =>
      same(patterns.length - end + index, heard.length - end + index),
    ),
  ];
}

/** The maximum number of pairs in a table. For larger texts, only whether they match is determined. */
const TABLE_LIMIT = 1_000_000;
/** The cost of an unpaired line. A pair of lines that share words costs less than the same two lines unpaired. */
const SINGLE = 10;

function table(patterns, heard) {
  const [n, m] = [patterns.length, heard.length];
  const costs = Array.from({ length: n + 1 }, () => new Float64Array(m + 1));
  const choices = Array.from({ length: n + 1 }, () => new Array(m + 1));
  for (let i = n; i >= 0; i--) {
    for (let j = m; j >= 0; j--) {
      const options = [];
      if (i < n && patterns[i].kind === "rest") {
        options.push([costs[i + 1][j], "end"]);
        if (j < m) options.push([costs[i][j + 1], "take"]);
      } else if (i < n) {
        if (j < m) options.push(pairing(patterns[i], heard[j], costs[i + 1][j + 1]));
        options.push([costs[i + 1][j] + SINGLE, "missing"]);
      }
      if (j < m) options.push([costs[i][j + 1] + SINGLE, "extra"]);
      if (options.length === 0) continue;
      [costs[i][j], choices[i][j]] = options.reduce((best, option) => (option[0] < best[0] ? option : best));
    }
  }
  const entries = [];
  for (let i = 0, j = 0, begin = 0; i < n || j < m; ) {
    const choice = choices[i][j];
    if (choice === "take") {
      j++;
      continue;
    }
    if (choice === "end") entries.push({ pattern: patterns[i++], heard: heard.slice(begin, j), same: true });
    else if (choice === "missing") entries.push({ pattern: patterns[i++], heard: [], same: false });
    else if (choice === "extra") entries.push({ heard: [heard[j++]], same: false });
    else entries.push({ pattern: patterns[i++], heard: [heard[j++]], same: choice === "same" });
    begin = j;
  }
  return entries;
}

function pairing(pattern, line, cost) {
  if (pattern.matches(line)) return [cost, "same"];
  // A line that is similar to the expected line is shown beside it, even if “...” could match the line.
  const alike = pattern.kind === "words" ? likeness(pattern.text, line) : 0.3;
  return [cost + (alike >= 0.3 ? (1.5 - alike) * SINGLE : 3 * SINGLE), "changed"];
}

/** Aligns texts that are too large for a table. If they match, “...” matches as few lines as possible. */
function fit(patterns, heard) {
  let entries = [];
  let rest;
  let [i, j] = [0, 0];
  while (i < patterns.length || j < heard.length) {
    if (patterns[i]?.kind === "rest") {
      rest = { place: i, begin: j, end: j, count: entries.length };
      entries.push({ pattern: patterns[i++], heard: [], same: true });
    } else if (i < patterns.length && j < heard.length && patterns[i].matches(heard[j])) {
      entries.push({ pattern: patterns[i++], heard: [heard[j++]], same: true });
    } else if (rest && rest.end < heard.length) {
      rest.end++;
      entries.length = rest.count;
      entries.push({ pattern: patterns[rest.place], heard: heard.slice(rest.begin, rest.end), same: true });
      [i, j] = [rest.place + 1, rest.end];
    } else {
      entries = patterns.map((pattern) => ({ pattern, heard: [], same: false }));
      return [...entries, ...heard.map((line) => ({ heard: [line], same: false }))];
    }
  }
  return entries;
}

/** Returns whether a comparison found no differences. */
export function isSame(results) {
  return results.every(({ entries }) => entries.every((entry) => entry.same));
}

/** Describes the differences word by word, and includes the lines around them. */
export function report(results) {
  return results
    .filter(({ entries }) => !entries.every((entry) => entry.same))
    .map(({ passage, entries }) => {
      const after = passage.command === undefined ? "" : ` after “${visible(withoutTypedText(passage.command))}”`;
      return `the spoken words${after} differ from the expected ones\n\n${listing(entries).join("\n")}`;
    })
    .join("\n\n");
}

/** Returns the heard lines in the form in which an expected text contains them. */
export function written(results) {
  return results
    .flatMap(({ passage, entries }) => [
      ...(passage.command === undefined
        ? []
        : [`${passage.technology ?? ""}> ${withoutTypedText(passage.command)}`]),
      ...entries.flatMap((entry) => entry.heard).map(writtenLine),
    ])
    .join("\n");
}

function writtenLine(heard) {
  const line = heard.trim();
  return line === "" || /^[#/\\]/.test(line) || line === "..." || command.test(line) || check.test(line)
    ? `\\${line}`
    : line;
}

/** Returns a command without the text that it types, which may be a password. */
export function withoutTypedText(text) {
  return text.replace(/^type .*/s, "type …");
}

/** The number of lines that are shown before and after a difference. */
const CONTEXT = 3;

function listing(entries) {
  const near = new Set();
  entries.forEach((entry, place) => {
    if (!entry.same) for (let offset = -CONTEXT; offset <= CONTEXT; offset++) near.add(place + offset);
  });
  return entries.flatMap((entry, place) => {
    if (!near.has(place)) return place === 0 || near.has(place - 1) ? ["            …"] : [];
    if (!entry.same) return compared(entry.pattern?.text, entry.heard[0]);
    return [`            ${visible(entry.pattern.kind === "rest" ? "..." : entry.heard[0])}`];
  });
}
