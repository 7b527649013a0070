// SPDX-License-Identifier: MIT
// Support for Playwright's pages. A session walks the same tab that Playwright controls, and leaves it open.
//
//     import { expect as base, test } from "@playwright/test";
//     import { matchers } from "a11ynav/playwright";
//     const expect = base.extend(matchers);

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { BrowserError, SourceLostError } from "./errors.js";
import { matchersFor } from "./matchers.js";
import { Session, open } from "./session.js";

/** Returns the given launch options with a debugging port added. */
export function launchOptions(options = {}) {
  const given = options.args ?? [];
  const hasPort = given.some((argument) => argument.startsWith("--remote-debugging-port"));
  return { ...options, args: hasPort ? given : [...given, "--remote-debugging-port=0"] };
}

/** Opens a session on a Playwright page. The page stays open afterwards. */
export async function openPage(page, { endpoint, ...options } = {}) {
  if (page.isClosed()) throw new SourceLostError("the page is closed", -32002);
  const found = endpoint ?? (await endpointOf(page.context().browser()));
  return open({ ...options, endpoint: found, target: await targetOf(page) });
}

/** Returns the words that are spoken when a whole page is read, one line for each element. */
export async function heard(page, options) {
  const session = await openPage(page, options);
  try {
    return (await session.read()).heard.join("\n");
  } finally {
    await session.close();
  }
}

/** The matcher `toBeHeardAs` for pages and sessions. */
export const matchers = matchersFor(async (received, options) => {
  if (received instanceof Session) return { session: received };
  if (typeof received?.context !== "function") {
    throw new TypeError("toBeHeardAs needs one of Playwright’s pages, or a session");
  }
  return { session: await openPage(received, options), reads: true, closes: true };
});

async function targetOf(page) {
  const devtools = await page.context().newCDPSession(page);
  const { targetInfo } = await devtools.send("Target.getTargetInfo");
  await devtools.detach();
  return targetInfo.targetId;
}

async function endpointOf(browser) {
  if (!browser) {
    throw new BrowserError("Playwright does not report which browser the page belongs to; specify its endpoint");
  }
  const name = browser.browserType().name();
  if (name !== "chromium") {
    throw new BrowserError(`the page is in ${name}, but a11ynav supports only Chromium, Chrome and Edge`);
  }
  const devtools = await browser.newBrowserCDPSession();
  const { commandLine = "" } = await devtools.send("SystemInfo.getInfo");
  await devtools.detach();
  const port = /--remote-debugging-port=(\d+)/.exec(commandLine)?.[1];
  if (port === undefined) {
    throw new BrowserError(
      "the browser has no debugging port; launch it with the argument --remote-debugging-port=0, as launchOptions() " +
        "does, or connect to one with connectOverCDP()",
    );
  }
  return `http://127.0.0.1:${port === "0" ? chosenPort(commandLine) : port}`;
}

/** Returns the port that a browser chose and wrote to its profile folder, whose name may contain spaces. */
function chosenPort(commandLine) {
  const folder = /--user-data-dir="?(.+?)"?(?= --|$)/.exec(commandLine)?.[1] ?? "";
  const file = path.join(folder, "DevToolsActivePort");
  const port = existsSync(file) ? Number.parseInt(readFileSync(file, "ascii"), 10) : NaN;
  if (Number.isNaN(port)) {
    throw new BrowserError(
      "the port of the browser’s DevTools cannot be read from its profile; launch it with " +
        "--remote-debugging-port and a number, or specify the endpoint",
    );
  }
  return port;
}
