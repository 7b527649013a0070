// SPDX-License-Identifier: MIT
// Finding the program in a platform package, in the environment or in PATH.

import { accessSync, constants, openSync, readSync, closeSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { ProgramNotFoundError } from "./errors.js";

/**
 * Returns the path of the program.
 *
 * `A11YNAV` names a program explicitly, for example one that you have built. If it is not set, the program in the
 * platform package is used or, if there is none, the first program in `PATH`.
 */
export function findProgram(environment = process.env) {
  const named = environment.A11YNAV;
  if (named) {
    const [found] = candidates(named, environment);
    if (!found) throw new ProgramNotFoundError(`A11YNAV is set to ${named}, which is not an executable program`);
    return found;
  }
  const platform = `@a11ynav/${process.platform}-${process.arch}`;
  const bundled = inPackage(platform);
  if (bundled) return bundled;
  const inPath = candidates("a11ynav", environment).find((file) => !isLauncher(file));
  if (inPath) return inPath;
  throw new ProgramNotFoundError(
    `no a11ynav program was found: the package ${platform} is not installed, A11YNAV is not set, and none is in PATH`,
  );
}

function inPackage(name) {
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    const program = path.join(path.dirname(manifest), "bin", "a11ynav");
    return isExecutable(program) ? program : undefined;
  } catch {
    return undefined;
  }
}

function candidates(name, environment) {
  const folders = (environment.PATH ?? "").split(path.delimiter).filter(Boolean);
  const files = name.includes(path.sep) ? [path.resolve(name)] : folders.map((folder) => path.join(folder, name));
  return files.filter(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Returns whether a program is this package's own script, which would run itself endlessly. */
function isLauncher(file) {
  try {
    const handle = openSync(file, "r");
    const start = Buffer.alloc(64);
    readSync(handle, start, 0, start.length, 0);
    closeSync(handle);
    return start.toString("latin1").startsWith("#!/usr/bin/env node");
  } catch {
    return false;
  }
}
