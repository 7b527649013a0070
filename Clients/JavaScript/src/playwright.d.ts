// SPDX-License-Identifier: MIT

import type { Session, SessionOptions } from "./index.js";

/** The parts of Playwright's page that are used, so that a page of any Playwright package can be passed. */
export interface PageLike {
  isClosed(): boolean;
  context(): unknown;
}

export interface PageOptions extends SessionOptions {
  /** The address of the browser's DevTools, if it cannot be determined automatically. */
  endpoint?: string;
}

/** Returns the given launch options with a debugging port added. */
export function launchOptions<T extends object>(options?: T): T & { args: string[] };

/** Opens a session on a Playwright page. The page stays open afterwards. */
export function openPage(page: PageLike, options?: PageOptions): Promise<Session>;

/** Returns the words that are spoken when a whole page is read, one line for each element. */
export function heard(page: PageLike, options?: PageOptions): Promise<string>;

/** The matcher `toBeHeardAs` for pages and sessions. */
export const matchers: {
  toBeHeardAs(
    this: unknown,
    received: PageLike | Session,
    expected: string,
    options?: PageOptions,
  ): Promise<{ name: string; pass: boolean; message: () => string; expected: string; actual: string }>;
};
