#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Says of each declaration in a list of SwiftUI's whether it is real, accepted, partial, refused or missing here.

    Scripts/check-declarations.py LIST.tsv             the counts
    Scripts/check-declarations.py LIST.tsv --missing   also each that is missing
    Scripts/check-declarations.py LIST.tsv --states    each with its state

The list has a heading, and the columns path (swiftui/view/blur(radius:opaque:)), title and ios: what has no
version of iOS is not counted. A declaration is found by its type and its name with labels, or where its type
gets it from a protocol, by its name with labels alone.
"""

import collections
import csv
import re
import sys

import surface
import swift_declarations as swift

SEEN = ("real", "accepted", "partial", "refused")


def states():
    """The states of what is here: by type and name with labels, and by name with labels in protocols."""
    tables = [surface.parse(path) for path in sorted((surface.ROOT / "Surface").glob("*.rows"))]
    known, inherited = collections.defaultdict(set), collections.defaultdict(set)
    protocols = set()
    rows = [(row.owner, row.declaration, "real" if row.state in ("forwards", "value") else row.state)
            for table in tables for row in table.rows if not row.is_internal]
    for folder in surface.target_folders().values():
        rows += [(found.owner, found, "real") for _, found in surface.hand_written(folder)
                 if found.is_public or found.kind in ("case", "extension")]
    for _, found, _ in rows:
        if found.kind == "protocol":
            protocols.add(found.name.lower())
    for owner, found, state in rows:
        if found.kind in ("extension", "import"):
            continue
        names = [swift.title(found)]
        if found.kind in ("var", "let"):
            names += re.findall(r", (\w+)(?=[:,])", re.split(r"[={]", found.head)[0])
        if found.kind == "case":
            names = [re.match(r"`?\w+`?", part).group(0).strip("`") + labels_of_case(part)
                     for part in swift.split_top(re.sub(r"^.*?\bcase\b", "", found.head))]
        for name in names:
            known[owner.lower(), name].add(state)
            if owner.lower().split(".")[-1] in protocols:
                inherited[name].add(state)
    return known, inherited


def labels_of_case(part):
    found = re.match(r"`?\w+`?\((.*)\)", part)
    if not found:
        return ""
    labels = [match.group(1) if (match := re.match(r"(\w+)\s*:", piece)) else "_" for piece in swift.split_top(found.group(1))]
    return "(" + "".join(f"{label}:" for label in labels) + ")"


def state(line, known, inherited):
    """The best state of a declaration's forms, or that it is missing."""
    parts = re.sub(r"-[0-9a-z]{3,6}$", "", line["path"]).split("/")[1:]
    owner, name = ".".join(parts[:-1]).lower(), line["title"]
    if re.match(r"^\w+(?:\.\w+)*$", name) and "(" not in line["path"].split("/")[-1]:
        name = name.split(".")[-1]
    found = known.get((owner, name)) or inherited.get(name) or set()
    return next((state for state in SEEN if state in found), "missing")


def main():
    with open(sys.argv[1], newline="") as file:
        lines = [line for line in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE) if line["ios"] and line["declaration"]]
    known, inherited = states()
    counts = collections.Counter()
    for line in lines:
        found = state(line, known, inherited)
        counts[found] += 1
        if "--states" in sys.argv or "--missing" in sys.argv and found == "missing":
            print(found, line["path"], line["declaration"], sep="\t")
    print(", ".join(f"{counts[name]} {name}" for name in (*SEEN, "missing")), f"of {len(lines)}")


if __name__ == "__main__":
    main()
