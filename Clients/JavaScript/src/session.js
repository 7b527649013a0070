// SPDX-License-Identifier: MIT
// Sessions on pages, documents and apps.

import path from "node:path";
import { sharedConnection } from "./connection.js";
import { A11ynavError, OpenError, ProtocolError, SessionClosedError } from "./errors.js";

/** The maximum time that a request may take, in milliseconds, unless the caller specifies another. */
const TIMEOUT = 60_000;

const technologies = { voiceover: "voiceOver", "switch-control": "switchControl", switchcontrol: "switchControl" };

/**
 * Opens a page or document by its path or address.
 *
 * The options have the names and values of a transcript's header; `settings` contains any further settings, as in `{
 * settings: { hints: false } }`. In place of a subject, the options can contain `content`, `app`, or the `endpoint` of
 * a browser's DevTools together with a tab's `target`. An error page is refused unless `allowUnread` is set.
 */
export async function open(subject, options = {}) {
  if (typeof subject === "object" && !(subject instanceof URL)) [subject, options] = [undefined, subject];
  const { timeout = TIMEOUT, allowUnread = false, ...others } = options;
  const paramsIn = openParams(subject === undefined ? undefined : String(subject), others);
  const connection = await sharedConnection();
  const params = paramsIn(connection.folder);
  const session = new Session(connection, await connection.ask("open", params, timeout), timeout);
  if (session.unread && !allowUnread && params.endpoint === undefined) {
    await session.close();
    const reason = `${session.unread}; use allowUnread to open it anyway`;
    const name = params.subject ?? params.ready ?? params.serve;
    throw new OpenError(`${name}: ${reason}`, -32001, { subject: name, reason });
  }
  return session;
}

/** A page, document or app, as a screen reader's user experiences it. */
export class Session {
  #connection;
  #id;
  #isClosed = false;
  #history = [];
  #unchecked = [];
  #notices = [];
  #lastStep;

  constructor(connection, answer, timeout = TIMEOUT) {
    if (typeof answer?.session !== "string") throw new ProtocolError("the program's answer has no “session”");
    this.#connection = connection;
    this.#id = answer.session;
    /** The title of the page or document, if it has one. */
    this.title = answer.title;
    /** The reason why the page cannot be the intended page, such as a 404 response from its server. */
    this.unread = answer.unread;
    /** The maximum time that a request may take, in milliseconds. */
    this.timeout = timeout;
    this.#lastStep = this.#keep(answer);
    connection.listen(this.#id, (method, params) => {
      if (method === "notice") this.#notices.push(String(params.text));
      if (method === "heard" && params.line) this.#add([params.line]);
    });
  }

  /** The words that were heard in response to the last command or, before the first command, on opening. */
  get heard() {
    return this.#lastStep.heard;
  }

  /** The events in response to the last command or, before the first command, on opening. */
  get lastStep() {
    return this.#lastStep;
  }

  /** All lines that have been heard since the session was opened. */
  get history() {
    return [...this.#history];
  }

  /** All messages about the session since it was opened. */
  get notices() {
    return [...this.#notices];
  }

  /** The element under the cursor after the last command. */
  get position() {
    return this.#lastStep.position;
  }

  /** Whether the session has been closed. */
  get isClosed() {
    return this.#isClosed;
  }

  /** Returns the words that have been heard since the last call. Assertions compare these words. */
  takeUnchecked() {
    return this.#unchecked.splice(0).map((line) => line.text);
  }

  /** Closes the session, and also the page if it was opened for the session. */
  async close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#connection.forget(this.#id);
    try {
      await this.#connection.ask("close", { session: this.#id }, this.timeout);
    } catch (error) {
      if (!(error instanceof A11ynavError)) throw error; // Otherwise nothing is left to close.
    }
  }

  async [Symbol.asyncDispose ?? Symbol.for("Symbol.asyncDispose")]() {
    await this.close();
  }

  /** Performs a command in the form in which a transcript contains it, such as `find next heading`. */
  perform(command) {
    return this.#step("perform", { command });
  }

  /** Moves the cursor to the `next`, `previous`, `first` or `last` element, optionally of a rotor. */
  move(direction, rotor) {
    return this.#step("move", { direction, rotor });
  }

  /** Moves the cursor to the next element. */
  next() {
    return this.move("next");
  }

  /** Moves the cursor to the previous element. */
  previous() {
    return this.move("previous");
  }

  /** Moves the cursor to the first element. */
  first() {
    return this.move("first");
  }

  /** Moves the cursor to the last element. */
  last() {
    return this.move("last");
  }

  /** Activates the element under the cursor, or performs one of its other actions. */
  act(action) {
    return this.#step("act", { action });
  }

  /** Moves the cursor to the element with the given words, as the item chooser does. */
  choose(text) {
    return this.perform(`choose ${text}`);
  }

  /** Presses keys, such as `tab` or `space`. */
  press(...keys) {
    return this.#step("press", { keys: keys.flatMap((key) => key.split(/\s+/)).filter(Boolean) });
  }

  /** Types text into the field that is being edited. */
  type(text) {
    return this.#step("type", { text });
  }

  /** Waits for a time in seconds, or up to 30 s until words are spoken or appear: `wait({ until: "Saved" })`. */
  wait(time) {
    const isWords = typeof time === "object";
    return this.#step(
      "wait",
      isWords ? { until: time.until } : { for: time },
      this.timeout + (isWords ? 30_000 : time * 1000 || 0),
    );
  }

  /** Moves the cursor to an element with these words, or to a rotor's next element: `find({ rotor: "headings" })`. */
  find(text) {
    return this.#step("find", typeof text === "object" ? text : { text });
  }

  /** Reads from the first element to the last without moving the cursor. */
  async read({ limit } = {}) {
    const { heard, stops, complete } = await this.#ask("read", { limit });
    return { lines: heard, heard: heard.map((line) => line.text), stops, complete };
  }

  /** Describes the element under the cursor. */
  describe() {
    return this.#ask("describe");
  }

  /** Returns the tree of elements, as an `outline` or as `json`. */
  async tree({ form = "outline", limit } = {}) {
    return (await this.#ask("tree", { form, limit })).tree;
  }

  /** Audits the screen. With `acting`, controls are pressed in a new instance of the screen. */
  audit({ acting = false, only, skip, press } = {}) {
    return this.#ask("audit", { acting, only, skip, press });
  }

  /** Returns the presses and seconds that a Switch Control user needs to activate one element or each element. */
  cost(target) {
    return this.#ask("cost", { target });
  }

  /** Returns an SVG picture of the reading order. */
  async picture() {
    return (await this.#ask("picture")).svg;
  }

  /** Returns the transcript up to now. Its paths are relative to the folder in which you will store it. */
  async transcript(folder) {
    return (await this.#ask("transcript", { folder: path.resolve(folder ?? ".") })).text;
  }

  /** Changes the given settings, if any, and returns all settings: `settings({ hints: false })`. */
  async settings(changes) {
    return (await this.#ask("settings", { set: changes && settingValues(changes) })).settings;
  }

  async #step(method, params, timeout) {
    this.#lastStep = this.#keep(await this.#ask(method, params, timeout));
    return this.#lastStep;
  }

  async #ask(method, params = {}, timeout = this.timeout) {
    if (this.#isClosed) throw new SessionClosedError("the session has been closed", -32000);
    const answer = await this.#connection.ask(method, { session: this.#id, ...given(params) }, timeout);
    if (typeof answer !== "object" || answer === null || Array.isArray(answer)) {
      throw new ProtocolError("the program answered with something other than an object");
    }
    return answer;
  }

  #keep({ heard = [], notices = [], position }) {
    if (!Array.isArray(heard) || heard.some((line) => typeof line?.text !== "string")) {
      throw new ProtocolError("the program sent a line without text");
    }
    this.#notices.push(...notices);
    const lines = this.#add(heard);
    return { lines, heard: lines.map((line) => line.text), notices, position };
  }

  /** Stores lines and returns those that a transcript would contain. */
  #add(lines) {
    const spoken = lines.filter((line) => line.kind !== "notice");
    this.#notices.push(...lines.filter((line) => line.kind === "notice").map((line) => line.text));
    this.#history.push(...spoken);
    this.#unchecked.push(...spoken);
    return spoken;
  }
}

/** Returns a function that creates the parameters for a program that runs in a given folder. */
function openParams(subject, { technology, settings, page, serve, ...others }) {
  const choices = { subject, content: others.content, app: others.app, endpoint: others.endpoint };
  const count = Object.values(choices).filter((value) => value !== undefined).length;
  // A folder that is served, or a server that is started, already determines the page.
  const hasPage = serve !== undefined || others.ready !== undefined;
  if (count > 1 || (count === 0 && !hasPage)) {
    throw new TypeError("specify one of: a page or document, content, an app, a browser’s endpoint");
  }
  // With `serve`, the path is a path within the served folder.
  const isPath = subject && serve === undefined && !/^([a-z][a-z0-9+.-]*:\/\/|data:|about:)/i.test(subject);
  const [pageIn, folderIn] = [isPath ? pathIn(subject) : () => subject, serve === undefined ? () => {} : pathIn(serve)];
  return (folder) =>
    given({
      ...others,
      subject: pageIn(folder),
      serve: folderIn(folder),
      technology: technologies[technology?.toLowerCase()] ?? technology,
      settings: settings && settingValues(settings),
      page: page && settingValues(page),
    });
}

/**
 * Returns a function that converts a path for a program that runs in a given folder. Relative paths stay relative,
 * because a transcript's header repeats them as they were given.
 */
function pathIn(name) {
  const absolute = path.resolve(name);
  return (folder) => (path.isAbsolute(name) ? name : path.relative(folder, absolute) || ".");
}

/** Returns settings with the names that the program uses: `hintDelay: 1.5` becomes `hint-delay` with `1.5`. */
function settingValues(settings) {
  const entries = Object.entries(settings).map(([name, value]) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    typeof value === "boolean" ? (value ? "on" : "off") : String(value),
  ]);
  return Object.fromEntries(entries);
}

function given(params) {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
}
