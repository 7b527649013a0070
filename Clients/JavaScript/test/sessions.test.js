// SPDX-License-Identifier: MIT
// Tests of sessions: the words that they hear, and their behavior if the program misbehaves.

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import * as a11ynav from "../src/index.js";
import { limits, sharedConnection } from "../src/connection.js";
import { shop, standIn, useProgram } from "./support.js";

beforeEach(() => useProgram());
afterEach(() => a11ynav.shutDown());

test("each step returns and keeps its words", async () => {
  const session = await a11ynav.open({ content: shop });
  assert.deepEqual(session.heard, ["Shop, heading level 1"]);
  assert.deepEqual((await session.next()).heard, ["Name, text field"]);
  assert.deepEqual(session.heard, ["Name, text field"]);
  assert.equal(session.position.name, "Name, text field");
  assert.equal(session.title, "Stand-in");
  assert.deepEqual(session.history.map((line) => line.text), ["Shop, heading level 1", "Name, text field"]);
  assert.deepEqual(session.notices, ["opened s1"]);
  await session.close();
  await session.close();
  await assert.rejects(session.next(), a11ynav.SessionClosedError);
});

test("every method sends its request", async () => {
  const session = await a11ynav.open({ content: shop });
  assert.deepEqual((await session.last()).heard, ["Buy, button"]);
  assert.deepEqual((await session.next()).heard, ["[border]"]);
  assert.deepEqual((await session.first()).heard, ["Shop, heading level 1"]);
  assert.deepEqual((await session.act()).heard, ["activate"]);
  assert.deepEqual((await session.press("tab", "space x")).heard, ["pressed tab space x"]);
  assert.deepEqual((await session.type("Größe 👩‍🚀")).heard, ["Größe 👩‍🚀"]);
  assert.deepEqual((await session.wait(2)).heard, ["waited 2"]);
  assert.deepEqual((await session.wait({ until: "Saved" })).heard, ["waited Saved"]);
  assert.deepEqual((await session.find("Buy")).heard, ["found Buy"]);
  assert.deepEqual((await session.find({ rotor: "headings" })).heard, ["found headings"]);
  assert.deepEqual((await session.choose("Buy")).heard, ["choose Buy"]);
  assert.deepEqual((await session.read()).heard, shop.split("\n"));
  assert.equal((await session.read({ limit: 1 })).complete, false);
  assert.equal((await session.settings({ hintDelay: 1.5, hints: false }))["hint-delay"], "1.5");
});

test("options reach the program", async () => {
  const options = { content: shop, platform: "macos", technology: "switch-control", settings: { hints: false } };
  const sent = await (await a11ynav.open(options)).settings();
  assert.equal(sent.platform, "macos");
  assert.equal(sent.technology, "switchControl");
  assert.deepEqual(sent.settings, { hints: "off" });
});

test("sessions share a program and are independent", async () => {
  const sessions = await Promise.all(Array.from({ length: 20 }, () => a11ynav.open({ content: shop })));
  const connection = await sharedConnection();
  const heard = await Promise.all(sessions.map((session) => session.next()));
  assert.deepEqual(heard.map((step) => step.heard[0]), Array(20).fill("Name, text field"));
  assert.equal((await sharedConnection()).processId, connection.processId);
});

test("a large message arrives in parts", async () => {
  const words = "数量 ".repeat(300_000).trim();
  assert.equal((await a11ynav.open({ content: words })).heard[0], words);
});

test("a path is relative to the folder of the caller", async () => {
  await a11ynav.open({ content: shop }); // The program runs, and keeps its own folder.
  const before = process.cwd();
  process.chdir("/");
  try {
    await assert.rejects(a11ynav.open("nowhere.html"), (error) => {
      assert.equal(path.resolve(before, error.data.subject), "/nowhere.html");
      return true;
    });
  } finally {
    process.chdir(before);
  }
});

test("a missing page is named", async () => {
  await assert.rejects(a11ynav.open("nowhere.html"), (error) => {
    assert(error instanceof a11ynav.OpenError);
    assert.equal(error.data.subject, "nowhere.html");
    return true;
  });
});

test("an unknown command names the nearest", async () => {
  const session = await a11ynav.open({ content: shop });
  await assert.rejects(session.perform("nxet"), { name: "CommandError", message: /no command “nxet”; the closest match is “next”/ });
  assert.deepEqual((await session.next()).heard, ["Name, text field"]);
});

test("wrong arguments are refused before they are sent", async () => {
  await assert.rejects(a11ynav.open(), TypeError);
  await assert.rejects(a11ynav.open("a", { content: "b" }), TypeError);
});

test("a missing program is explained", async () => {
  await useProgram("/nowhere/a11ynav");
  await assert.rejects(a11ynav.open({ content: shop }), {
    name: "ProgramNotFoundError",
    message: "A11YNAV is set to /nowhere/a11ynav, which is not an executable program",
  });
  assert.throws(() => a11ynav.findProgram({ PATH: "/nowhere" }), /none is in PATH/);
});

test("this package's own script in the path is not taken for the program", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "a11ynav-"));
  const write = (name, text) => {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, "a11ynav"), text);
    chmodSync(path.join(folder, name, "a11ynav"), 0o755);
    return path.join(folder, name);
  };
  const first = write("first", "#!/usr/bin/env node\n");
  const second = write("second", "#!/bin/sh\n");
  assert.equal(a11ynav.findProgram({ PATH: `${first}:${second}` }), path.join(second, "a11ynav"));
  rmSync(folder, { recursive: true });
});

for (const [behavior, name, message] of [
  ["old", "ProgramEndedError", /too old[^]*Unexpected argument/],
  ["new", "ProtocolError", /speaks version 2/],
  ["garbage", "ProtocolError", /wrote “hello, world” where a message was expected/],
]) {
  test(`a program that is ${behavior} is recognized`, async () => {
    await useProgram(standIn, behavior);
    await assert.rejects(a11ynav.open({ content: shop }), { name, message });
  });
}

test("a program that never answers is given up", async (t) => {
  const start = limits.start;
  t.after(() => (limits.start = start));
  limits.start = 300;
  await useProgram(standIn, "silent");
  await assert.rejects(a11ynav.open({ content: shop }), { name: "TimeoutError", message: /did not respond within 0.3 s/ });
});

for (const [what, text, message] of [
  ["the loader", "#!/nowhere/ld-linux.so\n", /needs the GNU C library, which this system lacks/],
  ["a current C library", "#!/bin/sh\necho GLIBC_2.99 >&2; exit 1\n", /because this system’s C library is too old for it/],
]) {
  test(`a system without ${what} is explained`, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "a11ynav-"));
    const file = path.join(folder, "a11ynav");
    writeFileSync(file, text);
    chmodSync(file, 0o755);
    await useProgram(file);
    await assert.rejects(a11ynav.open({ content: shop }), { name: "ProgramEndedError", message });
    rmSync(folder, { recursive: true });
  });
}

for (const [line, message] of [
  ["!garbage", /wrote “␛\[2J<html>hello<\/html>” where/],
  ["!half", /ended with exit code 0/],
  ["!huge", /announced a message of 99999999999 bytes/],
  ["!die", /ended with exit code 3/],
  ["!crash", /SIGKILL:\nFatal error: ␛\[31mnot good/],
]) {
  test(`${line} ends the session with one sentence, and the next program works`, async () => {
    const session = await a11ynav.open({ content: `One\n${line}` });
    await assert.rejects(session.next(), { message });
    await assert.rejects(session.next(), { message });
    assert.deepEqual((await (await a11ynav.open({ content: shop })).next()).heard, ["Name, text field"]);
  });
}

test("a request that is not answered times out", async (t) => {
  const end = limits.end;
  t.after(() => (limits.end = end));
  limits.end = 200;
  const session = await a11ynav.open({ content: "One\n!silent", timeout: 300 });
  await assert.rejects(session.next(), { name: "TimeoutError" });
  await assert.rejects(session.type("x".repeat(1_000_000)), { name: "TimeoutError" });
  await a11ynav.shutDown();
});

test("a lost page is an error of its own", async () => {
  const session = await a11ynav.open({ content: "One\n!lost" });
  await assert.rejects(session.next(), a11ynav.SourceLostError);
});

const script = `
  import { open } from "${new URL("../src/index.js", import.meta.url)}";
  import { sharedConnection } from "${new URL("../src/connection.js", import.meta.url)}";
  const session = await open({ content: "One" });
  console.log((await sharedConnection()).processId);
`;

/** Resolves when a process has ended. */
async function ended(processId) {
  for (;;) {
    try {
      process.kill(processId, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test("the program ends with this process, which it does not keep alive", { timeout: 60_000 }, async () => {
  const run = spawnSync(process.execPath, ["--input-type=module", "-e", script], { env: process.env, timeout: 30_000 });
  assert.equal(run.status, 0, String(run.stderr));
  await ended(Number(run.stdout));
});

test("the program ends when this process is killed", { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", `${script}\nsetInterval(() => {}, 1000);`]);
  const processId = await new Promise((resolve) => child.stdout.once("data", (data) => resolve(Number(data))));
  child.kill("SIGKILL");
  await ended(processId);
});

test("the command runs the program, and passes its exit code on", () => {
  const command = new URL("../bin/a11ynav.js", import.meta.url).pathname;
  const run = spawnSync(process.execPath, [command, "read", "x.html"], { encoding: "utf8" });
  assert.deepEqual([run.status, run.stdout], [7, '["read","x.html"]\n']);
  const missing = spawnSync(process.execPath, [command], { encoding: "utf8", env: { A11YNAV: "/nowhere" } });
  assert.deepEqual(
    [missing.status, missing.stderr],
    [1, "a11ynav: A11YNAV is set to /nowhere, which is not an executable program\n"],
  );
});
