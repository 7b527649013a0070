#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Lists the files with unsafe code and the state that is global, in Documentation/Unsafe.md.

A file is listed with the unsafe constructs in it and the first sentence of its documentation. Global is a static or
file-level variable, and a static constant that holds a lock, an atomic or an object that is shared; it is listed with the
first sentence of its documentation, or else of its type's. Constant tables are not global state.

    Scripts/list-unsafe.py          writes the lists
    Scripts/list-unsafe.py --check  fails if they are not up to date, or if an `@unchecked Sendable` gives no reason
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Documentation/Unsafe.md"
HEAD = """# Unsafe code and global state

Made by `Scripts/list-unsafe.py`; `make graph` fails if it is not up to date. Each file states its invariant where it is unsafe.
"""

CONSTRUCTS = {
    "pointers": re.compile(r"\bUnsafe(?:Mutable)?(?:Raw|Buffer)?(?:Buffer)?Pointer\b|\bOpaquePointer\b|\bwithUnsafe\w*|\bwithMemoryRebound\b"),
    "unowned(unsafe)": re.compile(r"\bunowned\(unsafe\)"),
    "Unmanaged": re.compile(r"\bUnmanaged\b"),
    "casts": re.compile(r"\bunsafe(?:Downcast|BitCast)\b"),
    "nonisolated(unsafe)": re.compile(r"\bnonisolated\(unsafe\)"),
}
MODIFIERS = r"(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)(?:\(set\))?\s+|nonisolated(?:\(unsafe\))?\s+)*"
VARIABLE = re.compile(rf"^(\s*){MODIFIERS}(static\s+)?var\s+(`?\w+`?)\s*(?::[^={{]*)?(=|$)")
SHARED = re.compile(rf"^(\s*){MODIFIERS}(static\s+)?let\s+(`?\w+`?)\s*(?::[^=]*)?=\s*(?:Mutex|Atomic|NSLock|CellLock)\b|^(\s*){MODIFIERS}static\s+let\s+(shared)\s*(?::[^=]*)?=\s*[A-Z]\w*\(")
TYPE = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|private|fileprivate|open|final|indirect)\s+)*(?:struct|class|enum|actor|extension|protocol)\s+([\w.]+)")
UNCHECKED = re.compile(r"@unchecked Sendable")


def sentence(lines, index):
    """The first sentence of the documentation above a line."""
    comment = []
    while index > 0 and re.match(r"\s*(//|@)", lines[index - 1]) and "SPDX" not in lines[index - 1]:
        index -= 1
        if lines[index].strip().startswith("//"):
            comment.insert(0, lines[index].strip().lstrip("/").strip())
    text = " ".join(comment).split("```")[0]
    return re.split(r"(?<=[.:])\s", text, maxsplit=1)[0].rstrip(".:")


def code(line):
    return line.split("//")[0]


def read():
    unsafe, shared, unexplained = [], [], []
    for path in [*sorted(ROOT.glob("Sources/**/*.swift")), *sorted(ROOT.glob("Frameworks/Sources/**/*.swift"))]:
        lines = path.read_text().split("\n")
        place = path.relative_to(ROOT if path.is_relative_to(ROOT / "Frameworks") else ROOT / "Sources")
        found = [name for name, pattern in CONSTRUCTS.items() if any(pattern.search(code(line)) for line in lines)]
        if found:
            first = next((i for i, line in enumerate(lines) if TYPE.match(line)), len(lines))
            unsafe.append((str(place), ", ".join(found), sentence(lines, first)))
        owner, depth, opened = None, 0, []
        for index, line in enumerate(lines):
            text = code(line)
            type_match = TYPE.match(text)
            in_type = bool(opened)
            static = VARIABLE.match(text) or SHARED.match(text)
            if static and not (static.lastindex and "{" in text and "=" not in text):
                is_static = " static " in f" {text} " or re.match(r"\s*static ", text)
                if is_static or (depth == 0 and not in_type):
                    name = re.search(r"\b(?:var|let)\s+(`?\w+`?)", text).group(1)
                    owner = opened[-1][0] if opened else path.stem
                    reason = sentence(lines, index) or (opened and opened[-1][2]) or ""
                    shared.append((f"{owner}.{name}" if opened else name, str(place), reason))
            if type_match and "{" in text:
                opened.append((type_match.group(1), depth, sentence(lines, index)))
            depth += text.count("{") - text.count("}")
            while opened and depth <= opened[-1][1]:
                opened.pop()
            if UNCHECKED.search(text):
                around = lines[max(index - 6, 0):index] + lines[index + 1:index + 4]
                if not any("//" in other for other in around):
                    unexplained.append(f"{place}:{index + 1}")
    return unsafe, shared, unexplained


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return lines + ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]


def main():
    unsafe, shared, unexplained = read()
    body = [HEAD, "## Files with unsafe code", ""]
    body += table(["below `Sources`", "what", "for"], [(f"`{a}`", b, c) for a, b, c in unsafe])
    body += ["", "## What is global", ""]
    body += table(["global", "below `Sources`", "what it is"], [(f"`{a}`", f"`{b}`", c) for a, b, c in shared])
    text = "\n".join(body) + "\n"
    if "--check" not in sys.argv:
        PAGE.write_text(text)
        return 0
    for place in unexplained:
        print(f"{place}: say in a comment why it may be shared between threads.", file=sys.stderr)
    outdated = not PAGE.exists() or PAGE.read_text() != text
    if outdated:
        print("Documentation/Unsafe.md is not up to date: python3 Scripts/list-unsafe.py", file=sys.stderr)
    return int(bool(unexplained) or outdated)


if __name__ == "__main__":
    sys.exit(main())
