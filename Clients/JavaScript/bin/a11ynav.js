#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// Runs the program of the installed platform package with the same arguments.

import { spawnSync } from "node:child_process";
import { findProgram } from "../src/program.js";

let program;
try {
  program = findProgram();
} catch (error) {
  console.error(`a11ynav: ${error.message}`);
  process.exit(1);
}
// Ctrl-C is meant for the program, which handles it itself.
process.on("SIGINT", () => {});
const run = spawnSync(program, process.argv.slice(2), { stdio: "inherit" });
if (run.error) {
  console.error(`a11ynav: ${program} cannot be started: ${run.error.message}`);
  process.exit(1);
}
if (run.signal) {
  process.removeAllListeners("SIGINT");
  process.kill(process.pid, run.signal);
}
process.exit(run.status ?? 1);
