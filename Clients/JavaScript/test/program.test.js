// SPDX-License-Identifier: MIT
// Tests with the real program, which A11YNAV_PROGRAM names, with a browser and with Playwright. PLAYWRIGHT names the
// module of Playwright if Playwright is not installed in this package.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, test } from "node:test";
import { open, shutDown } from "../src/index.js";
import * as playwright from "../src/playwright.js";
import * as vitest from "../src/vitest.js";
import { expectWith } from "./support.js";

const program = process.env.A11YNAV_PROGRAM;
const page = `<!doctype html><title>Shop</title><h1>Shop</h1><label>Name <input></label>
<button onclick="this.textContent = 'Sold'">Buy</button>`;
const browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);
const skip = !program ? "A11YNAV_PROGRAM is not set" : !browser ? "there is no browser" : false;
if (program) process.env.A11YNAV = program;
after(() => shutDown());

async function importPlaywright() {
  for (const name of [process.env.PLAYWRIGHT, "playwright-core", "playwright"]) {
    try {
      if (name) return (await import(name)).default;
    } catch {
      // The next module may be installed.
    }
  }
}

test("a document is walked and its transcript returned", { skip: !program && skip }, async () => {
  const session = await open({ content: '- heading "Shop" [level=1]\n- button "Buy"\n', name: "shop.aria.yaml" });
  await session.next();
  assert.deepEqual(session.heard, ["Buy, button"]);
  assert.match(await session.transcript(), /\nShop, heading level 1\n> next\nBuy, button\n/);
  await session.close();
});

test("an error page is refused unless it is wanted", { skip }, async () => {
  await assert.rejects(open("/nowhere.html", { serve: "." }), {
    name: "OpenError",
    message: /nowhere.html: the server returned status 404; use allowUnread/,
  });
  const session = await open("/nowhere.html", { serve: ".", allowUnread: true });
  assert.equal(session.unread, "the server returned status 404");
  await session.close();
});

test("HTML sounds as in a browser", { skip }, async () => {
  const expect = expectWith(vitest.matchers);
  await expect(page).toBeHeardAs("Shop, heading level 1\nName, text field, double tap to edit\nBuy, button");
  await assert.rejects(expect(page.replace("Name ", "")).toBeHeardAs("...\nName, text field, double tap to edit\n..."), {
    message: /expected {2}Name, text field, double tap to edit\n +\^{4} *\^/,
  });
});

test("Playwright's page is walked, and stays usable", { skip }, async (t) => {
  const library = await importPlaywright();
  if (!library) return t.skip("Playwright is not installed");
  const chromium = await library.chromium.launch(playwright.launchOptions({ executablePath: browser }));
  t.after(() => chromium.close());
  const tab = await chromium.newPage();
  await tab.setContent(page);
  const expect = expectWith(playwright.matchers);
  await expect(tab).toBeHeardAs("Shop, heading level 1\nName, text field, double tap to edit\nBuy, button");
  await expect(tab).toBeHeardAs("...\n> choose Buy\nBuy, button\n> activate\n...");
  assert.equal(await tab.getByRole("button").innerText(), "Sold");
  await tab.getByRole("textbox").fill("Ada");
  assert.equal(await tab.getByRole("textbox").inputValue(), "Ada");
});

test("a page that is closed during a walk is an error", { skip }, async (t) => {
  const library = await importPlaywright();
  if (!library) return t.skip("Playwright is not installed");
  const chromium = await library.chromium.launch(playwright.launchOptions({ executablePath: browser }));
  t.after(() => chromium.close());
  const tab = await chromium.newPage();
  await tab.setContent(page);
  const session = await playwright.openPage(tab);
  await tab.close();
  await assert.rejects(async () => {
    for (let step = 0; step < 4; step++) await session.act();
  }, { name: "SourceLostError" });
});
