#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs an installed program with damaged documents and transcripts, many in each process.

    python3 Scripts/damaged-inputs.py A11YNAV [COUNT] [FORMAT...]

COUNT (1,000,000 by default) is the number of inputs in each format. FORMAT is a document format or the word transcript.
Inputs are derived deterministically from the tests' captures, and `a11ynav test` runs them in batches. A batch is kept
and reported if it is ended by a signal, hangs, or prints an unescaped control byte. Ctrl-C stops the run and prints the
number of inputs up to then.
"""

import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

from damage import damage

BATCH = 2000
LIMIT = 300  # seconds for a batch
ROOT = pathlib.Path(__file__).resolve().parent.parent
SNIPPETS = [
    b"\0", b"\xff", b"\xc3", b"\x1b[31m", b"\xe2\x80\xae", b"{", b"}", b"[", b"]", b'"', b"\\",
    b"\\u0000", b"\\ud800", b"-1", b"0.5", b"1e999", b"99999999999999999999", b"null", b"true",
    b"- ", b": ", b"\n", b"\r", b"\t", b"  ", b"&a ", b"*a", b"!!", b"|", b"> ", b"/", b"...",
    b"cost ", b"wait 9s", b"press ", b"\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x91\xa7",
]
RAW = re.compile(rb"[\x00-\x08\x0b-\x1f\x7f]|\xe2\x80[\xaa-\xae]|\xe2\x81[\xa6-\xa9]")


def seeds(program):
    captures = ROOT / "Tests/A11yDocumentsTests/Captures"
    found = {"aria": [], "chrome": [], "native": [], "transcript": []}
    for path in sorted(captures.iterdir()):
        if path.name.endswith(".aria.yaml"):
            found["aria"].append(path.read_bytes())
            found["native"].append(
                subprocess.run([program, "convert", path], check=True, capture_output=True).stdout)
        elif path.name.endswith(".chrome.json"):
            nodes = json.loads(path.read_bytes())
            found["chrome"].append(json.dumps(nodes).encode()[:60_000])
            found["chrome"].append(re.sub(rb'"sources": \[.*?\], ', b"", json.dumps(nodes).encode()))
    for path in sorted((ROOT / "Examples/Screens").iterdir()):
        parts = path.name.split(".")
        if len(parts) == 3 and parts[2] not in ("a11y", "md"):
            kind = "webdriveragent" if path.name.endswith(".xcuitest.xml") else parts[1]
            found.setdefault(kind, []).append(path.read_bytes())
    for path in sorted((ROOT / "Examples/Walks").glob("*.a11y")):
        text = re.sub(rb"open: .*", b"open: page.yaml", path.read_bytes())
        found["transcript"].append(text)
    return found


def run(program, kind, found, count, kept):
    chance = random.Random(f"a11ynav {kind}")
    done, differing, failures, begun = 0, 0, 0, time.monotonic()
    page = min((seed for seed in found["aria"]), key=len)
    try:
        while done < count:
            memory = "/dev/shm" if os.path.isdir("/dev/shm") else None
            with tempfile.TemporaryDirectory(dir=memory) as name:
                folder = pathlib.Path(name)
                (folder / "page.yaml").write_bytes(page)
                number = min(BATCH, count - done)
                for place in range(number):
                    data = damage(chance.choice(found[kind]), chance, SNIPPETS)
                    if kind == "transcript":
                        (folder / f"{place}.a11y").write_bytes(data)
                    else:
                        (folder / f"{place}.doc").write_bytes(data)
                        (folder / f"{place}.a11y").write_text(
                            f"open: {place}.doc\nformat: {kind}\n\n> next\n> find next headings\n"
                            "> activate\nswitch-control> select\n> wait 3s\n")
                try:
                    result = subprocess.run(
                        [program, "test", name, "--jobs", "1"], capture_output=True, timeout=LIMIT,
                        env={"PATH": "/nonexistent", "LC_ALL": "C.UTF-8", "HOME": name})
                    is_wrong = result.returncode not in (0, 1, 2)
                    is_wrong = is_wrong or RAW.search(result.stdout + result.stderr)
                    summary = re.search(rb"(\d+) transcripts.*", result.stdout)
                    is_wrong = is_wrong or not summary or int(summary[1]) != number
                    # A document that can be opened produces words, and no transcript expects these words.
                    opened = re.search(rb"(\d+) differ", summary[0] if summary else b"")
                    differing += int(opened[1]) if opened else 0
                except subprocess.TimeoutExpired:
                    is_wrong = True
                if is_wrong:
                    failures += 1
                    target = kept / f"{kind}-{done}"
                    shutil.copytree(folder, target)
                    print(f"{kind}: a batch failed and was kept as {target}", flush=True)
                done += number
    finally:
        print(f"{kind}: {done} damaged inputs, of which {differing} could be run, {failures} of {-(-done // BATCH)} batches failed, "
              f"{time.monotonic() - begun:.0f} s", flush=True)
    return failures


def main():
    program = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    found = seeds(program)
    kept = pathlib.Path(tempfile.mkdtemp(prefix="a11ynav-damaged-"))
    failures = 0
    try:
        for kind in sys.argv[3:] or found:
            failures += run(program, kind, found, count, kept)
    except KeyboardInterrupt:
        return 130
    if not failures:
        kept.rmdir()
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
