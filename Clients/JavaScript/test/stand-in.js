#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// A stand-in for the program: it serves documents whose lines are their elements, and misbehaves on request.
// STAND_IN chooses how the stand-in behaves as a process. A line that begins with “!” chooses how it behaves when the
// line is reached.

const behavior = process.env.STAND_IN ?? "";
const walks = new Map();

function send(message) {
  const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
  process.stdout.write(`Content-Length: ${body.length}\r\n\r\n`);
  process.stdout.write(body);
}

const failure = (code, message, data) => Object.assign(new Error(message), { code, data });
const lines = (...texts) => texts.map((text) => ({ kind: "utterance", text, technology: "voiceOver" }));
const step = (walk, ...texts) => ({
  heard: lines(...texts),
  notices: [],
  position: { role: "text", name: walk.lines[walk.cursor], technology: "voiceOver" },
});

function perform(walk, command) {
  const moves = { next: walk.cursor + 1, previous: walk.cursor - 1, first: 0, last: walk.lines.length - 1 };
  if (command in moves) {
    if (walk.lines[moves[command]] === undefined) {
      return { heard: [{ kind: "tone", text: "[border]", technology: "voiceOver" }], notices: [] };
    }
    walk.cursor = moves[command];
    const line = walk.lines[walk.cursor];
    misbehave(line);
    return step(walk, line);
  }
  if (/^(type|press|wait|choose|find|activate|technology)\b/.test(command)) return step(walk, command);
  throw failure(-32003, `there is no command “${command}”`, { nearest: "next" });
}

const silence = () => new Promise((resolve) => setTimeout(resolve, 600_000));

function misbehave(line) {
  switch (line) {
    case "!die":
      process.exit(3);
    case "!crash":
      process.stderr.write("Fatal error: \x1b[31mnot good\n", () => process.kill(process.pid, "SIGKILL"));
      throw silence();
    case "!silent":
      throw silence();
    case "!lost":
      throw failure(-32002, "the page was closed");
    case "!garbage":
      process.stdout.write("\x1b[2J<html>hello</html>\n");
      throw silence();
    case "!half":
      process.stdout.write("Content-Length: 100\r\n\r\n{", () => process.exit(0));
      throw silence();
    case "!huge":
      process.stdout.write("Content-Length: 99999999999\r\n\r\n");
      throw silence();
  }
}

function answer(method, params) {
  if (method === "initialize") return { protocol: behavior === "new" ? 2 : 1 };
  if (method === "shutdown") return {};
  if (method === "open") {
    const text = params.content ?? (params.endpoint ? `${params.endpoint}\n${params.target}` : undefined);
    if (text === undefined) throw failure(-32001, `${params.subject}: no such file`, { subject: params.subject });
    const walk = { lines: text.split("\n"), cursor: 0, params };
    const session = `s${walks.size + 1}`;
    walks.set(session, walk);
    send({ method: "notice", params: { session, text: `opened ${session}` } });
    return { session, title: "Stand-in", heard: lines(walk.lines[0]) };
  }
  const walk = walks.get(params.session);
  if (!walk) throw failure(-32000, "no such session");
  switch (method) {
    case "close":
      return {};
    case "perform":
      return perform(walk, params.command);
    case "move":
      return perform(walk, params.direction);
    case "act":
      return perform(walk, "activate");
    case "press":
      return step(walk, `pressed ${params.keys.join(" ")}`);
    case "type":
      return step(walk, params.text);
    case "wait":
      return step(walk, `waited ${params.for ?? params.until}`);
    case "find":
      return step(walk, `found ${params.text ?? params.rotor}`);
    case "read":
      return { heard: lines(...walk.lines.slice(0, params.limit)), stops: 1, complete: !params.limit };
    case "settings":
      return { settings: { ...walk.params, ...params.set } };
    default:
      throw failure(-32601, `there is no method called “${method}”`);
  }
}

let data = Buffer.alloc(0);
let turn = Promise.resolve();

async function reply({ id, method, params }) {
  if (id === undefined) return;
  try {
    send({ id, result: answer(method, params) });
  } catch (error) {
    if (error instanceof Promise) await error;
    send({ id, error: { code: error.code, message: error.message, data: error.data } });
  }
  if (method === "shutdown") process.exit(0);
}

function read(chunk) {
  data = Buffer.concat([data, chunk]);
  for (;;) {
    const end = data.indexOf("\r\n\r\n");
    if (end < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(data.toString("latin1", 0, end))[1]);
    if (data.length < end + 4 + length) return;
    const message = JSON.parse(data.subarray(end + 4, end + 4 + length));
    data = data.subarray(end + 4 + length);
    turn = turn.then(() => reply(message));
  }
}

if (process.argv[2] !== "serve") {
  console.log(JSON.stringify(process.argv.slice(2)));
  process.exit(7);
} else if (behavior === "old") {
  console.error("Error: Unexpected argument 'serve'");
  process.exit(64);
} else if (behavior === "garbage") {
  console.log("hello, world");
  await silence();
} else if (behavior === "silent") {
  await silence();
} else {
  process.stdin.on("data", read).on("end", () => process.exit(0));
}
