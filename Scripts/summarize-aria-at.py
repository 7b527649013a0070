#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Counts the results of the W3C's harness: summarize-aria-at.py REPORTS [SECONDS]"""
import json
import pathlib
import sys

total = empty = invalid = 0
for file in sorted(pathlib.Path(sys.argv[1]).glob("*.json")):
    report = json.loads(file.read_text(encoding="utf-8"))
    commands = [command for test in report.get("tests", []) for result in test.get("results", [])
                for command in result.get("commands", [])]
    silent = sum(1 for command in commands if not command.get("response"))
    refused = sum(1 for command in commands if command.get("errors"))
    print(f"{file.stem}: {len(commands)} commands, {silent} without words")
    total, empty, invalid = total + len(commands), empty + silent, invalid + refused
line = f"all: {total} commands, {empty} without words, {invalid} refused by the harness"
print(line + (f", {sys.argv[2]} s" if len(sys.argv) > 2 else ""))
