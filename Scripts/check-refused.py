#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks, with the last debug build, that each use of a refused modifier is a compile error that states the reason."""

import os
import pathlib
import subprocess
import sys
import tempfile

import surface
import view_calls


def compiler(bin_path, folder):
    """Runs the type-checker with the modules, C modules and macros of a build."""
    maps = [f"{bin_path}/CDispatchHooks.build/module.modulemap", f"{bin_path}/COpenCombineHelpers.build/module.modulemap",
            "Sources/CSound/module.modulemap", "Sources/CLibYAML/module.modulemap",
            "Sources/CExpat/module.modulemap"]
    flags = ["-I", f"{bin_path}/Modules", "-I", folder]
    for path in maps:
        if os.path.exists(path):
            flags += ["-Xcc", f"-fmodule-map-file={os.path.abspath(path)}"]
    flags += ["-load-plugin-executable", f"{bin_path}/A11yMacros-tool#A11yMacros"]
    return ["swiftc", "-typecheck", "-parse-as-library", "-diagnostic-style", "llvm", "-swift-version", "6"] + flags


def main():
    rows = [(table.target, row) for path in sorted((surface.ROOT / "Surface").glob("*.rows"))
            for table in [surface.parse(path)] for row in table.rows
            if row.state == "refused" and row.owner == "View" and row.declaration.kind == "func"]
    modules = sorted({"SwiftUI", "UniformTypeIdentifiers", *(target for target, _ in rows if not target.startswith("A11y"))})
    lines = [f"import {module}" for module in modules]
    lines += [view_calls.call(row.signature, number).replace("\n", " ") for number, (_, row) in enumerate(rows)]
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "Refused.swift"
        path.write_text("\n".join(lines) + "\n")
        bin_path = subprocess.run(
            ["swift", "build", "--show-bin-path"], capture_output=True, text=True, check=True, cwd=surface.ROOT
        ).stdout.strip()
        command = compiler(bin_path, folder) + [str(path)]
        errors = subprocess.run(command, capture_output=True, text=True, cwd=surface.ROOT).stderr.split("\n")
    wrong = []
    for number, (_, row) in enumerate(rows):
        place = f"Refused.swift:{len(modules) + number + 1}:"
        said = [line for line in errors if place in line and ": error: " in line]
        if not any(f"is unavailable: {row.note.rstrip('.')}" in line for line in said):
            wrong.append(f"{row.place}: the compile error lacks the reason: {said[0].split('error: ')[1] if said else 'it compiles'}")
    if wrong:
        sys.exit("\n".join(wrong))
    print(f"{len(rows)} refused modifiers are compile errors with their reasons")


if __name__ == "__main__":
    main()
