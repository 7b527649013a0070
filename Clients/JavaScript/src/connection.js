// SPDX-License-Identifier: MIT
// The connection to the program, which is one process that all sessions of this process share. Requests and answers are
// JSON-RPC messages with the framing of the Language Server Protocol.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { A11ynavError, ProgramEndedError, ProtocolError, TimeoutError, errorFromAnswer } from "./errors.js";
import { findProgram } from "./program.js";
import { visible } from "./visible.js";

/** The protocol's version. */
const PROTOCOL = 1;
/** The maximum length of a message that is accepted, in bytes. */
const MESSAGE_LIMIT = 256 * 1024 * 1024;
/** The maximum length of a line before a message, in bytes. */
const LINE_LIMIT = 1000;
/** The maximum times that the program may take to start and to end, in milliseconds. */
export const limits = { start: 30_000, end: 3_000 };

/** A running program, its requests and their answers. */
export class Connection {
  #child;
  #answers = new Map();
  #listeners = new Map();
  #early = [];
  #nextId = 1;
  #failure;
  #reader = new MessageReader();
  #lastWords = Buffer.alloc(0);
  #ended;

  constructor(program) {
    this.program = program;
    /** The program's working directory. */
    this.folder = process.cwd();
    // The program is in its own process group, because Ctrl-C in the terminal is meant for this process, which then
    // ends the program.
    this.#child = spawn(program, ["serve", "--stdio"], { stdio: "pipe", detached: true });
    const { stdin, stdout, stderr } = this.#child;
    stdout.on("data", (data) => this.#read(data));
    stderr.on("data", (data) => (this.#lastWords = Buffer.concat([this.#lastWords, data]).subarray(-4000)));
    // The way in which the program ended explains more than the failure to write to it.
    stdin.on("error", () => {});
    this.#child.on("error", (error) =>
      this.#fail(new ProgramEndedError(`${program} cannot be started: ${obstacle(program, error)}`)),
    );
    this.#ended = new Promise((resolve) => {
      this.#child.on("error", resolve);
      this.#child.on("close", (code, signal) => {
        this.#fail(new ProgramEndedError(farewell(program, code, signal, this.#lastWords)));
        resolve();
      });
    });
    this.#keepAlive(false);
  }

  /** Starts the program. */
  static async start(program) {
    const connection = new Connection(program);
    try {
      const answer = await connection.ask("initialize", { client: "a11ynav for JavaScript" }, limits.start);
      if (answer?.protocol !== PROTOCOL) {
        throw new ProtocolError(
          `${program} speaks version ${answer?.protocol} of the protocol, but this package speaks ` +
            `version ${PROTOCOL}; install matching versions`,
        );
      }
    } catch (error) {
      connection.kill();
      if (!(error instanceof TimeoutError)) throw error;
      throw new TimeoutError(
        `${program} started, but did not respond within ${limits.start / 1000} s; is it a11ynav?`,
      );
    }
    return connection;
  }

  /** Whether the program can still answer. */
  get isOpen() {
    return this.#failure === undefined;
  }

  /** The id of the program's process. */
  get processId() {
    return this.#child.pid;
  }

  /** Sends a request and returns its answer. A request without an answer is cancelled after the timeout. */
  ask(method, params, timeout) {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#settle(id);
        this.#send({ method: "$/cancelRequest", params: { id } });
        reject(new TimeoutError(`${this.program} did not respond to “${method}” within ${timeout / 1000} s`));
      }, timeout);
      this.#answers.set(id, { resolve, reject, timer });
      this.#keepAlive(true);
      this.#send({ id, method, params });
    });
  }

  /** Starts passing a session's notifications to a listener. */
  listen(session, listener) {
    this.#listeners.set(session, listener);
    for (const [name, method, params] of this.#early) if (name === session) listener(method, params);
  }

  /** Stops passing a session's notifications to its listener. */
  forget(session) {
    this.#listeners.delete(session);
  }

  /** Ends the program, by force if it does not exit on its own. */
  async close() {
    const timer = setTimeout(() => this.kill(), limits.end);
    if (this.isOpen) this.#send({ id: this.#nextId++, method: "shutdown", params: {} });
    this.#child.stdin.end();
    this.#child.ref();
    await this.#ended;
    clearTimeout(timer);
  }

  /** Ends the program by force. */
  kill() {
    this.#fail(new ProgramEndedError("the program has been shut down"));
    this.#child.kill("SIGKILL");
  }

  #send(message) {
    if (!this.isOpen || this.#child.stdin.destroyed) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.#child.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.#child.stdin.write(body);
  }

  #read(data) {
    try {
      for (const message of this.#reader.messages(data)) this.#receive(message);
    } catch (error) {
      const text = error instanceof A11ynavError ? error.message : `could not be read: ${error}`;
      this.#fail(new ProtocolError(`${this.program} ${text}`));
      this.#child.kill("SIGKILL");
    }
  }

  #receive(message) {
    if (typeof message !== "object" || message === null || Array.isArray(message)) {
      throw new ProtocolError("sent a message that is not an object");
    }
    if (message.method !== undefined) {
      const params = message.params ?? {};
      const session = String(params.session);
      const listener = this.#listeners.get(session);
      if (listener) listener(message.method, params);
      else this.#early = [...this.#early, [session, message.method, params]].slice(-100);
      return;
    }
    if (message.id === null || message.id === undefined) {
      throw new ProtocolError(`could not read a request: ${visible(String(message.error?.message)).slice(0, 200)}`);
    }
    const answer = this.#settle(message.id);
    if ("error" in message) answer?.reject(errorFromAnswer(message.error));
    else answer?.resolve(message.result);
  }

  #settle(id) {
    const answer = this.#answers.get(id);
    if (answer) clearTimeout(answer.timer);
    this.#answers.delete(id);
    if (this.#answers.size === 0) this.#keepAlive(false);
    return answer;
  }

  #fail(error) {
    this.#failure ??= error;
    for (const id of [...this.#answers.keys()]) this.#settle(id).reject(this.#failure);
  }

  /** Lets this process exit while no request is open. The program ends when its pipes are closed. */
  #keepAlive(isNeeded) {
    const call = isNeeded ? "ref" : "unref";
    for (const handle of [this.#child, this.#child.stdin, this.#child.stdout, this.#child.stderr]) handle[call]?.();
  }
}

/** Joins the parts of messages that arrive. */
class MessageReader {
  #data = Buffer.alloc(0);
  #parts = [];
  #missing = 0;
  #length;

  /** Adds further data, and yields the messages that are now complete. */
  *messages(data) {
    this.#parts.push(data);
    this.#missing -= data.length;
    // The parts of a large message are joined only once, when the message is complete.
    if (this.#missing > 0) return;
    this.#data = Buffer.concat([this.#data, ...this.#parts]);
    this.#parts = [];
    while (this.#length !== undefined || this.#readHeader()) {
      this.#missing = this.#length - this.#data.length;
      if (this.#missing > 0) return;
      const body = this.#data.subarray(0, this.#length);
      this.#data = this.#data.subarray(this.#length);
      this.#length = undefined;
      yield parsed(body);
    }
    this.#missing = 0;
  }

  /** Reads the lines before a message and returns whether they are complete. */
  #readHeader() {
    let length;
    for (let start = 0; ; ) {
      const end = this.#data.indexOf(10, start);
      if (end < 0 || end - start > LINE_LIMIT) {
        const rest = this.#data.subarray(start, start + LINE_LIMIT + 1);
        if (rest.length > LINE_LIMIT || !couldBeHeader(rest)) throw unexpected(rest);
        return false;
      }
      const line = this.#data.subarray(start, end).toString("latin1").trim();
      start = end + 1;
      if (line === "") {
        if (length === undefined) throw new ProtocolError("sent a message without a length");
        this.#data = this.#data.subarray(start);
        this.#length = length;
        return true;
      }
      const [, name, value] = /^([\w-]+): *(.*)$/.exec(line) ?? [];
      if (name === undefined) throw unexpected(this.#data.subarray(0, end));
      if (name.toLowerCase() !== "content-length") continue;
      length = Number(value);
      if (!/^\d+$/.test(value) || length > MESSAGE_LIMIT) {
        throw new ProtocolError(
          `announced a message of ${visible(value).slice(0, 40)} bytes, which is not a valid length`,
        );
      }
    }
  }
}

function couldBeHeader(bytes) {
  return /^(\r|[\w-]*(:.*)?)$/s.test(bytes.toString("latin1"));
}

function unexpected(bytes) {
  const text = visible(bytes.toString().trim()).slice(0, 80);
  return new ProtocolError(`wrote “${text}” where a message was expected; is it a11ynav?`);
}

function parsed(body) {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new ProtocolError("sent a message that is not valid JSON");
  }
}

/** Describes why a program cannot be started. */
function obstacle(program, error) {
  return error.code === "ENOENT" && existsSync(program)
    ? "the program needs the GNU C library, which this system lacks"
    : error.message;
}

/** Describes how the program ended, and includes the last lines of its messages. */
function farewell(program, code, signal, lastWords) {
  let how = signal ? `was terminated by ${signal}` : `ended with exit code ${code}`;
  const text = visible(lastWords.toString().trim(), { keepsLines: true });
  if (text.includes("GLIBC_")) how += " because this system’s C library is too old for it";
  if (code === 64) how += "; it may be too old for this package, which needs “a11ynav serve --stdio”";
  return `${program} ${how}${text ? `:\n${text}` : ""}`;
}

let shared;

/** Returns the connection of this process, and starts the program if it is not running. */
export async function sharedConnection() {
  const current = shared;
  if (current && (await current.then((connection) => connection.isOpen, () => false))) return current;
  // Another caller may have started the program in the meantime.
  if (shared === current) shared = Promise.resolve().then(() => Connection.start(findProgram()));
  return shared;
}

/** Ends the program if it is running; the next session starts it again. */
export async function shutDown() {
  const current = shared;
  shared = undefined;
  const connection = await current?.catch(() => undefined);
  await connection?.close();
}
