// SPDX-License-Identifier: MIT

import type { Session, SessionOptions } from "./index.js";

/** The parts of Playwright's page that are used, so that any of its packages fits. */
export interface PageLike {
  isClosed(): boolean;
  context(): unknown;
}

export interface PageOptions extends SessionOptions {
  /** The address of the browser's DevTools, if it cannot be found. */
  endpoint?: string;
}

/** Returns launch options that add a debugging port to the given ones. */
export function launchOptions<T extends object>(options?: T): T & { args: string[] };

/** Opens a session on a page of Playwright, which stays open afterwards. */
export function openPage(page: PageLike, options?: PageOptions): Promise<Session>;

/** Returns the words with which a whole page is read, with a line for each element. */
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
