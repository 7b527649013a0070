// SPDX-License-Identifier: MIT

/** A line that is heard, in the form in which a transcript contains it. */
export interface Line {
  text: string;
  kind: "utterance" | "tone" | (string & {});
  technology: "voiceOver" | "switchControl";
}

/** The element under a technology's cursor. */
export interface Position {
  role: string;
  name: string;
  technology: "voiceOver" | "switchControl";
}

/** What happened in response to a command. */
export interface Step {
  lines: Line[];
  /** The words of the lines. */
  heard: string[];
  /** Messages about the session, such as a refused download. */
  notices: string[];
  position?: Position;
}

/** The lines that are heard when a page is read from its first element to its last. */
export interface Reading {
  lines: Line[];
  heard: string[];
  /** The number of elements that were read. */
  stops: number;
  /** Whether the last element was reached before the limit. */
  complete: boolean;
}

/** The element under the cursor, together with the words that describe it. */
export interface Description {
  element: {
    role: string;
    name: string;
    value?: string;
    hint?: string;
    url?: string;
    states: string[];
    actions: string[];
  };
  words: string;
  explanation?: string[];
}

/** The problems that an audit found. */
export interface Audit {
  findings: Record<string, unknown>[];
  complete: boolean;
  /** The steps that were left out, and the reasons. */
  leftOut: string[];
  stops: number;
}

/** The cost for a Switch Control user of activating an element. */
export interface Cost {
  presses: number;
  seconds: number;
  expectedSeconds?: number;
  likelySeconds?: number;
}

export type Settings = Record<string, string | number | boolean>;

/** The options of every session; the names and values are those of a transcript's header. */
export interface SessionOptions {
  technology?: "voiceover" | "switch-control" | "both";
  platform?: "ios" | "macos" | "android";
  language?: string;
  /** Additional settings, such as `{ hints: false }`. */
  settings?: Settings;
  /** The maximum time that a request may take, in milliseconds. */
  timeout?: number;
}

/** The options for a page, document or app. */
export interface OpenOptions extends SessionOptions {
  content?: string;
  /** The name that identifies the content in transcripts. */
  name?: string;
  /** The command that starts a Linux app. */
  app?: string;
  /** The address of a browser's DevTools, and the id or address of a tab. */
  endpoint?: string;
  target?: string;
  format?:
    | "aria" | "chrome" | "native" | "html"
    | "uiautomator" | "compose" | "maestro" | "webdriveragent" | "xcuitest"
    | "accessibilitysnapshot" | "flutter" | "reactnative" | "accesskit"
    | (string & {});
  serve?: string;
  run?: string;
  ready?: string;
  viewport?: string;
  locale?: string;
  browser?: string;
  time?: "virtual" | "real";
  /** Additional fields of a page's header, such as `{ waitFor: "Saved", header: "Authorization=@TOKEN" }`. */
  page?: Record<string, string | number | boolean>;
  /** Whether to open an error page rather than refuse it. */
  allowUnread?: boolean;
}

/** Opens a page or document by its path or address. */
export function open(subject: string | { href: string; toString(): string }, options?: OpenOptions): Promise<Session>;
/** Opens the given content, an app or a tab in a running browser. */
export function open(options: OpenOptions): Promise<Session>;

/** A page, document or app, as a screen reader's user experiences it. */
export class Session {
  private constructor();
  readonly title?: string;
  /** The reason why the page cannot be the intended page, such as a 404 response from its server. */
  readonly unread?: string;
  readonly heard: string[];
  readonly lastStep: Step;
  readonly history: Line[];
  readonly notices: string[];
  readonly position?: Position;
  readonly isClosed: boolean;
  timeout: number;

  takeUnchecked(): string[];
  close(): Promise<void>;
  perform(command: string): Promise<Step>;
  move(direction: "next" | "previous" | "first" | "last", rotor?: string): Promise<Step>;
  next(): Promise<Step>;
  previous(): Promise<Step>;
  first(): Promise<Step>;
  last(): Promise<Step>;
  act(action?: string): Promise<Step>;
  choose(text: string): Promise<Step>;
  press(...keys: string[]): Promise<Step>;
  type(text: string): Promise<Step>;
  wait(time: number | { until: string }): Promise<Step>;
  find(text: string | { text?: string; rotor?: string; direction?: "next" | "previous" }): Promise<Step>;
  read(options?: { limit?: number }): Promise<Reading>;
  describe(): Promise<Description>;
  tree(options?: { form?: "outline" | "json"; limit?: number }): Promise<unknown>;
  audit(options?: { acting?: boolean; only?: string[]; skip?: string[]; press?: string[] }): Promise<Audit>;
  cost(target?: string): Promise<{ cost?: Cost; elements?: (Cost & { words: string })[]; summary?: string; complete: boolean }>;
  picture(): Promise<string>;
  transcript(folder?: string): Promise<string>;
  settings(changes?: Settings): Promise<Record<string, string>>;
}

/** Asserts that the expected lines, and no others, have been heard since the last assertion or since opening. */
export function assertHeard(session: Session, expected: string): Promise<void>;

/** Returns the path of the program. */
export function findProgram(environment?: Record<string, string | undefined>): string;

/** Ends the program if it is running. The next session starts the program again. */
export function shutDown(): Promise<void>;

/** The matcher that `expect.extend` adds. */
export interface HeardMatchers<R = unknown> {
  /** Asserts that the subject sounds as expected. The text has the format of a transcript's body. */
  toBeHeardAs(expected: string, options?: SessionOptions & { endpoint?: string }): Promise<R>;
}

export class A11ynavError extends Error {}
export class ProgramNotFoundError extends A11ynavError {}
export class ProgramEndedError extends A11ynavError {}
export class ProtocolError extends A11ynavError {}
export class TimeoutError extends A11ynavError {}
export class BrowserError extends A11ynavError {}
export class RequestError extends A11ynavError {
  readonly code: number;
  readonly data: { subject?: string; reason?: string; nearest?: string; [name: string]: unknown };
}
export class SessionClosedError extends RequestError {}
export class OpenError extends RequestError {}
export class SourceLostError extends RequestError {}
export class CommandError extends RequestError {}
export class InvalidRequestError extends RequestError {}
export class LimitError extends RequestError {}
export class NotAllowedError extends RequestError {}
export class CancelledError extends RequestError {}
