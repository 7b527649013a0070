#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures the time to read large captures of phone screens, compared with Python's standard parsers.

    python3 Benchmarks/readers.py A11YNAV [MEGABYTES]

The content of each capture in Examples/Screens is repeated to a size of MEGABYTES (10 by default). The program reads
the result, builds the tree and speaks the first element; Python only parses XML or JSON, or splits a log into lines.
Both are run alternately, five times each, and the table shows the median times in seconds and the peak memory in
megabytes.
"""

import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

SCREENS = pathlib.Path(__file__).resolve().parent.parent / "Examples/Screens"
PARSERS = {
    "xml": "import sys, xml.etree.ElementTree as tree; tree.parse(sys.argv[1])",
    "json": "import sys, json; json.load(open(sys.argv[1]))",
    "log": "import sys; [line.split(',') for line in open(sys.argv[1])]",
}


def larger_xml(text, size):
    """Repeats the content of the element that contains all other elements."""
    start = re.search(r"<(hierarchy|XCUIElementTypeApplication)[^>]*>", text).end()
    end = text.rindex("</hierarchy>" if "</hierarchy>" in text else "</XCUIElementTypeApplication>")
    inside = text[start:end]
    return text[:start] + inside * (size // len(inside)) + text[end:]


def larger_json(text, size):
    """Repeats the children of the outermost element."""
    value = json.loads(text)
    if isinstance(value, list):
        return json.dumps(value * (size // len(text)))
    inside = json.dumps(value["children"])
    value["children"] *= max(1, size // len(inside))
    return json.dumps(value)


def larger_log(text, size):
    """Repeats the lines of the dump below its first element."""
    lines = text.split("\n")
    parts = re.compile(r"(Window|Node #2 |SemanticsNode#2$).*")
    first = next(number for number, line in enumerate(lines) if parts.search(line))
    last = next((n for n, line in enumerate(lines[first:], first) if "Path to" in line or "EGL" in line), len(lines) - 1)
    inside = "\n".join(lines[first:last]) + "\n"
    return "\n".join(lines[:first]) + "\n" + inside * (size // len(inside)) + "\n".join(lines[last:])


def measure(command):
    """Returns the time that a command takes, in seconds, and its peak memory, in megabytes."""
    begun = time.monotonic()
    with open(os.devnull, "w") as nothing:
        process = subprocess.Popen(command, stdout=nothing, stderr=nothing)
        _, status, usage = os.wait4(process.pid, 0)
    return time.monotonic() - begun, usage.ru_maxrss / 1024, os.waitstatus_to_exitcode(status)


def main():
    program = sys.argv[1]
    size = int(float(sys.argv[2] if len(sys.argv) > 2 else 10) * 1e6)
    captures = [
        ("settings.uiautomator.xml", "xml", larger_xml), ("checkout.xcuitest.xml", "xml", larger_xml),
        ("tickets.maestro.json", "json", larger_json), ("ticket.reactnative.json", "json", larger_json),
        ("departures.accessibilitysnapshot.json", "json", larger_json),
        ("failed-test.xcuitest.log", "log", larger_log), ("timetable.compose.log", "log", larger_log),
        ("counter.flutter.log", "log", larger_log),
    ]
    print("| capture | MB | a11ynav | Python | ratio | memory | Python’s | ratio |\n|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for name, kind, larger in captures:
            path = pathlib.Path(folder) / name
            path.write_text(larger((SCREENS / name).read_text(), size))
            runs = {"a11ynav": [], "python": []}
            for _ in range(5):
                ours = measure([program, "read", path, "--limit", "1"])
                if ours[2] not in (0, 3):
                    sys.exit(f"{name}: the program exits with {ours[2]}")
                runs["a11ynav"].append(ours)
                runs["python"].append(measure([sys.executable, "-c", PARSERS[kind], path]))
            seconds = {key: statistics.median(run[0] for run in value) for key, value in runs.items()}
            memory = {key: statistics.median(run[1] for run in value) for key, value in runs.items()}
            print(f"| {name} | {path.stat().st_size / 1e6:.1f} | {seconds['a11ynav']:.2f} s | {seconds['python']:.2f} s "
                  f"| {seconds['a11ynav'] / seconds['python']:.2f} | {memory['a11ynav']:.0f} MB "
                  f"| {memory['python']:.0f} MB | {memory['a11ynav'] / memory['python']:.2f} |", flush=True)


if __name__ == "__main__":
    main()
