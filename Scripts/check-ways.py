#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fails if the lists "From a key to its words" and "From a browser's event to its words" in ARCHITECTURE.md name a file
or a function that does not exist where they say.

Each row has a folder below Sources, and files of that folder in order; the functions in parentheses belong to the file
before them.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SECTIONS = ["From a key to its words", "From a browser's event to its words"]


def faults(section, text):
    """Returns a message for each name in a section that does not exist."""
    found = []
    rows = re.findall(r"^\| `([\w/+]+)` \| (.*) \|$", text, re.MULTILINE)
    if not rows:
        found.append(f"“{section}” has no rows")
    for folder, cell in rows:
        file = None
        for name in re.finditer(r"`([\w/+]+)`", cell):
            word = name.group(1)
            path = ROOT / "Sources" / folder / f"{word}.swift"
            inside = cell[: name.start()].count("(") > cell[: name.start()].count(")")
            if not inside:
                # A type from an earlier row may be named again without its folder.
                if not path.exists() and list((ROOT / "Sources").glob(f"**/{word}.swift")) and "/" not in word and file:
                    continue
                file = path if path.exists() else None
                if file is None:
                    found.append(f"“{section}” names {folder}/{word}, which does not exist")
            elif file and not re.search(rf"\b(?:func|var|init) ?{word}\b", file.read_text()):
                found.append(f"“{section}” names {word} in {file.relative_to(ROOT)}, which has no such function")
    return found


def main():
    page = (ROOT / "ARCHITECTURE.md").read_text()
    found = []
    for section in SECTIONS:
        parts = page.split(f"\n## {section}\n", 1)
        if len(parts) < 2:
            found.append(f"there is no section “{section}”")
            continue
        found += faults(section, parts[1].split("\n## ", 1)[0])
    for fault in found:
        print(f"ARCHITECTURE.md: {fault}.", file=sys.stderr)
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
