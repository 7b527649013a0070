#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Whether each refused modifier is an error with its reason when an app is compiled, against the last debug build."""

import importlib.util
import pathlib
import subprocess
import sys
import tempfile

import surface
import view_calls

spec = importlib.util.spec_from_file_location("check_app", surface.ROOT / "Scripts" / "check-app.py")
check_app = importlib.util.module_from_spec(spec)
spec.loader.exec_module(check_app)


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
        command = check_app.compiler(check_app.bin_path(), folder) + ["-swift-version", "6", str(path)]
        errors = subprocess.run(command, capture_output=True, text=True, cwd=surface.ROOT).stderr.split("\n")
    wrong = []
    for number, (_, row) in enumerate(rows):
        place = f"Refused.swift:{len(modules) + number + 1}:"
        said = [line for line in errors if place in line and ": error: " in line]
        if not any(f"is unavailable: {row.note.rstrip('.')}" in line for line in said):
            wrong.append(f"{row.place}: is not refused with its reason: {said[0].split('error: ')[1] if said else 'it compiles'}")
    if wrong:
        sys.exit("\n".join(wrong))
    print(f"{len(rows)} refused modifiers are errors with their reasons")


if __name__ == "__main__":
    main()
