// SPDX-License-Identifier: MIT
// Tests of the matchers: which texts pass, and what a failure shows.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { assertHeard, open, shutDown } from "../src/index.js";
import { align, isSame, parse, report } from "../src/expected.js";
import * as playwright from "../src/playwright.js";
import * as vitest from "../src/vitest.js";
import { expectWith, shop, useProgram } from "./support.js";

before(() => useProgram());
after(() => shutDown());

const expect = expectWith(vitest.matchers);

function compared(expected, heard) {
  const [passage] = parse(expected);
  return [{ passage, entries: align(passage.patterns, heard) }];
}

test("a session is compared since the last assertion", async () => {
  const session = await open({ content: shop });
  await session.next();
  await expect(session).toBeHeardAs("Shop, heading level 1\nName, text field");
  await expect(session).toBeHeardAs("");
  await expect(session).not.toBeHeardAs("Buy, button");
});

test("commands in the text are performed", async () => {
  const session = await open({ content: shop });
  await expect(session).toBeHeardAs(`
    # Where the page begins
    Shop, heading level 1
    > next
    Name, text field
    > last
    /Buy, .*/
    > next
    [border]
  `);
});

test("a command can control the other technology", async () => {
  const session = await open({ content: shop });
  await expect(session).toBeHeardAs(`
    Shop, heading level 1
    switchControl> next
    technology switch-control
    Name, text field
    voiceover> next
    Buy, button
  `);
});

test("a failure shows the words that differ", async () => {
  const session = await open({ content: shop });
  await assert.rejects(expect(session).toBeHeardAs("...\n> next\nSurname, text field"), {
    message: [
      "the spoken words after “next” differ from the expected ones",
      "",
      "  expected  Surname, text field",
      "            ^^^^^^^",
      "  heard     Name, text field",
      "            ^^^^",
    ].join("\n"),
  });
});

test("assertHeard fails with an assertion error", async () => {
  const session = await open({ content: shop });
  await assert.rejects(assertHeard(session, "Store"), { code: "ERR_ASSERTION", actual: "Shop, heading level 1" });
  await assertHeard(session, "");
});

test("an unknown command names its line", async () => {
  const session = await open({ content: shop });
  await assert.rejects(expect(session).toBeHeardAs("...\n> nxet"), /“> nxet” in the expected text.*the closest match is “next”/);
});

test("HTML is read as a whole", async () => {
  await expect("One\nTwo").toBeHeardAs("One\nTwo");
  await expect("One\nTwo").not.toBeHeardAs("One");
  assert.equal(await vitest.heard("One\nTwo"), "One\nTwo");
});

/** Simulates an element of a test environment's DOM. */
class SimulatedElement {
  constructor(localName, attributes = {}, state = {}, children = []) {
    Object.assign(this, { localName, attributes, children }, state);
  }
  get outerHTML() {
    const attributes = Object.entries(this.attributes).map(([name, value]) => ` ${name}="${value}"`);
    const content = this.textContent ?? this.children.map((child) => child.outerHTML).join("");
    return `<${this.localName}${attributes.join("")}>${content}</${this.localName}>`;
  }
  cloneNode() {
    const children = this.children.map((child) => child.cloneNode());
    const text = this.textContent === undefined ? {} : { textContent: this.textContent };
    return new SimulatedElement(this.localName, { ...this.attributes }, text, children);
  }
  querySelectorAll() {
    return this.children.flatMap((child) => [child, ...child.querySelectorAll()]);
  }
  setAttribute(name, value) {
    this.attributes[name] = value;
  }
  toggleAttribute(name, isPresent) {
    if (isPresent) this.attributes[name] = "";
    else delete this.attributes[name];
  }
}

test("an element is read with the values of its fields, but without passwords", async () => {
  const container = new SimulatedElement("form", {}, {}, [
    new SimulatedElement("input", { type: "text" }, { type: "text", value: "Ada", checked: false }),
    new SimulatedElement("input", { type: "checkbox", checked: "" }, { type: "checkbox", value: "on", checked: false }),
    new SimulatedElement("input", { type: "password" }, { type: "password", value: "hunter2", checked: false }),
    new SimulatedElement("textarea", {}, { value: "Typed", textContent: "" }),
    new SimulatedElement("select", {}, {}, [
      new SimulatedElement("option", { selected: "" }, { selected: false, textContent: "1" }),
      new SimulatedElement("option", {}, { selected: true, textContent: "2" }),
    ]),
  ]);
  const before = container.outerHTML;
  const heard = await vitest.heard({ container });
  assert.equal(
    heard,
    '<form><input type="text" value="Ada"></input><input type="checkbox" value="on"></input>' +
      '<input type="password"></input><textarea>Typed</textarea>' +
      '<select><option>1</option><option selected="">2</option></select></form>',
  );
  assert.equal(container.outerHTML, before);
});

test("other subjects are refused with a sentence", async () => {
  await assert.rejects(expect(42).toBeHeardAs("x"), /needs an element, HTML or a session/);
  await assert.rejects(expect("x").toBeHeardAs(), /needs the expected text/);
  await assert.rejects(expectWith(playwright.matchers)({}).toBeHeardAs("x"), /needs one of Playwright’s pages/);
});

test("texts match line by line", () => {
  for (const [expected, heard, matches] of [
    ["One\n\n # comment\n Two ", ["One", "Two"], true],
    ["One", ["One", "Two"], false],
    ["", [], true],
    ["", ["One"], false],
    ["/\\d+ items/", ["12 items"], true],
    ["/\\d+ items/", ["12 items in the cart"], false],
    ["One\n...\nTwo", ["One", "x", "y", "Two"], true],
    ["...", [], true],
    ["\\# 1\n\\> 2\n\\/3/", ["# 1", "> 2", "/3/"], true],
  ]) {
    assert.equal(isSame(compared(expected, heard)), matches, expected);
  }
});

test("large texts are compared", () => {
  const lines = Array.from({ length: 3000 }, (_, number) => `Row ${number}`);
  assert(isSame(compared(lines.join("\n"), lines)));
  assert(isSame(compared(`Row 0\n...\nRow 2999`, lines)));
  assert(!isSame(compared(lines.join("\n"), lines.map((line) => `${line}!`))));
});

test("lines that are not understood are errors", () => {
  for (const text of ["/open", "/(/", ">", 'cost "Buy" <= 3 presses', "expect no findings"]) {
    assert.throws(() => parse(text), /line 1 of the expected text/);
  }
});

test("no escape sequence reaches the terminal, and typed text is left out", () => {
  const text = report(compared("One", ["\x1b]0;x\x07\u202eOne\x9b"]));
  assert.doesNotMatch(text, /[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
  assert.match(text, /␛]0;x␇⟨202E⟩One⟨9B⟩/);
  const passage = { command: "type hunter2", patterns: [] };
  assert.match(report([{ passage, entries: align([], ["x"]) }]), /after “type …” differ/);
});

/** Simulates a page of Playwright and its DevTools. */
function simulatedPage({ name = "chromium", commandLine, isClosed = false }) {
  const devtools = (answers) => ({ send: async (method) => answers[method], detach: async () => {} });
  const browser = {
    browserType: () => ({ name: () => name }),
    newBrowserCDPSession: async () => devtools({ "SystemInfo.getInfo": { commandLine } }),
  };
  return {
    isClosed: () => isClosed,
    context: () => ({
      browser: () => browser,
      newCDPSession: async () => devtools({ "Target.getTargetInfo": { targetInfo: { targetId: "T1" } } }),
    }),
  };
}

test("a page is found by its browser's port and its tab", async () => {
  const page = simulatedPage({ commandLine: "chromium --remote-debugging-port=9333 --headless" });
  await expectWith(playwright.matchers)(page).toBeHeardAs("http://127.0.0.1:9333\nT1");
  assert.equal(await playwright.heard(page), "http://127.0.0.1:9333\nT1");
});

test("pages that cannot be walked are explained", async () => {
  const reject = (options, message) =>
    assert.rejects(playwright.openPage(simulatedPage(options)), { message });
  await reject({ isClosed: true }, /the page is closed/);
  await reject({ name: "firefox" }, /the page is in firefox/);
  await reject({ commandLine: "chromium" }, /has no debugging port/);
  await reject({ commandLine: "chromium --remote-debugging-port=0 --user-data-dir=/no where --x" }, /cannot be read/);
});

test("launch options get a port once", () => {
  assert.deepEqual(playwright.launchOptions({ args: ["--x"] }).args, ["--x", "--remote-debugging-port=0"]);
  assert.deepEqual(playwright.launchOptions({ args: ["--remote-debugging-port=1"] }).args, ["--remote-debugging-port=1"]);
});
