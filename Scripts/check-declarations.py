#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Shows whether each SwiftUI declaration in a list is real, accepted, partial, refused or missing in this package.

    Scripts/check-declarations.py LIST.tsv             the counts
    Scripts/check-declarations.py LIST.tsv --missing   also each missing declaration
    Scripts/check-declarations.py LIST.tsv --states    each declaration with its state

The list has a heading and the columns path (swiftui/view/blur(radius:opaque:)), title and ios; declarations without
an iOS version are not counted. A declaration is found by its type and its name with labels or, if the type inherits
it from a protocol, by its name with labels alone. A declaration in this package may have additional parameters with
defaults, because code written for Apple's declaration still compiles with them.
"""

import collections
import csv
import re
import sys

import surface
import swift_declarations as swift

# Members that the compiler synthesises for conforming types.
SYNTHESISED = {"==": {"equatable", "hashable"}, "hash": {"hashable"}, "next": {"indexingiterator"}}
SEEN = ("real", "accepted", "partial", "refused")
EXPORTED = re.compile(r"^@_exported import (?:struct|class|enum|protocol|func) (\w+)\.(\w+)", re.M)
# A variadic declaration stands for forms with one, two, three and more values.
PACK = re.compile(r"\brepeat\b|\.\.\.$")


class Known:
    """This package's declarations by type and name, with their parameters and states."""

    def __init__(self):
        self.named, self.above, self.aliases = collections.defaultdict(list), collections.defaultdict(set), {}

    def conforms(self, name, head):
        """Records the protocols and the class that follow a type's colon."""
        _, _, above = swift.cut(re.sub(r"^.*?\b(?:struct|class|enum|protocol|actor|extension)\s+", "", head))
        for part in swift.split_top(re.split(r"\bwhere\b", above)[0].replace("&", ",")):
            self.above[name.lower()].add(re.split(r"[<\s]", re.sub(r"@\w+\s+", "", part))[0].lower())

    def add(self, owner, found, state):
        if found.kind in swift.TYPES:
            self.conforms(found.name if found.kind == "extension" or not owner else f"{owner}.{found.name}", found.head)
        owner = owner.lower()
        if found.kind in ("import", "extension"):
            return
        if found.kind == "typealias" and (target := re.search(r"=\s*([\w.]+)", found.head)):
            self.aliases[f"{owner}.{found.name}".strip(".").lower()] = target.group(1).lower()
        if found.kind == "case":
            for part in swift.split_top(re.sub(r"^.*?\bcase\b", "", found.head)):
                name = re.match(r"`?\w+`?", part).group(0)
                values = re.match(r"`?\w+`?\((.*)\)", part)
                self.named[owner, name.strip("`")].append((values and labels_of_case(values.group(1)), state))
            return
        names = [found.name]
        if found.kind in ("var", "let"):
            names += re.findall(r", (\w+)(?=[:,])", re.split(r"[={]", found.head)[0])
        for name in names:
            self.named[owner, name].append((swift.parameters_with_defaults(found.head), state))

    def conforms_to(self, owner):
        """Returns all protocols and superclasses of a type."""
        waiting, seen = [owner], set()
        while waiting:
            owner = waiting.pop()
            if owner not in seen:
                seen.add(owner)
                waiting += self.above.get(owner, ())
        return seen

    def of(self, owner, name):
        """Returns the declarations of a name in a type, in the type that it is an alias for, and in its protocols."""
        waiting, seen = [owner], set()
        while waiting:
            owner = waiting.pop()
            if owner in seen:
                continue
            seen.add(owner)
            yield from self.named.get((owner, name), [])
            waiting += self.above.get(owner, ())
            parts = owner.split(".")
            for count in range(len(parts), 0, -1):
                if target := self.aliases.get(".".join(parts[:count])):
                    waiting.append(".".join([target, *parts[count:]]))


def labels_of_case(values):
    return [(found.group(1) if (found := re.match(r"(\w+)\s*:", value)) else "_", "", value, " = " in value)
            for value in swift.split_top(values)]


def known():
    here = Known()
    for path in sorted((surface.ROOT / "Surface").glob("*.rows")):
        table = surface.parse(path)
        for sections in table.groups.values():
            for section, _ in sections:
                if section:
                    here.conforms(surface.section_name(section), section)
        for row in table.rows:
            if not row.is_internal:
                here.add(row.owner, row.declaration, "real" if row.state in ("forwards", "value") else row.state)
    exported = set()
    for folder in surface.target_folders().values():
        for path in folder.rglob("*.swift"):
            exported |= set(EXPORTED.findall(path.read_text()))
        for _, found in surface.hand_written(folder):
            if found.is_public or found.kind in ("case", "extension"):
                here.add(found.owner, found, "real")
    for module, name in sorted(exported):
        for _, found in surface.hand_written(surface.ROOT / "Sources" / module):
            if found.is_public and name in (found.name, found.owner.split(".")[0]):
                here.add(found.owner, found, "real")
    return here


def takes(parameters, labels):
    """Returns whether a call with these labels matches a declaration with these parameters."""
    if parameters is None or labels is None:
        return parameters is None and labels is None
    if not parameters:
        return not labels
    (label, _, kind, optional), *rest = parameters
    if labels and labels[0] == label:
        if takes(rest, labels[1:]):
            return True
        if PACK.search(kind):
            # The values that follow do not have labels.
            following = 1
            while labels[following:following + 1] == ["_"]:
                following += 1
                if takes(rest, labels[following:]):
                    return True
    return (optional or bool(PACK.search(kind))) and takes(rest, labels)


def state(line, here):
    """Returns the best state of a declaration's forms, or “missing”."""
    path = re.sub(r"-[0-9a-z]{3,6}(?=/|$)|-swift\.\w+", "", line["path"]).split("/")[1:]
    owner, title = ".".join(path[:-1]).lower(), re.sub(r"^\$", "", line["title"])
    name, _, labels = title.partition("(")
    name = name.split(".")[-1] if re.match(r"[\w.]+$", name) else name
    labels = re.findall(r"(\w+):", labels) if "(" in title else None
    if name == "buildBlock" and labels and any(here.of(owner, "buildPartialBlock")):
        name, labels = "buildPartialBlock", ["first"]
    found = [state for parameters, state in here.of(owner, name) if takes(parameters, labels)]
    if not found and SYNTHESISED.get(name, set()) & {*here.conforms_to(owner), here.aliases.get(owner)}:
        return "real"
    return next((state for state in SEEN if state in found), "missing")


def main():
    with open(sys.argv[1], newline="") as file:
        lines = [line for line in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE) if line["ios"] and line["declaration"]]
    here, counts = known(), collections.Counter()
    for line in lines:
        found = state(line, here)
        counts[found] += 1
        if "--states" in sys.argv or "--missing" in sys.argv and found == "missing":
            print(found, line["path"], line["declaration"], sep="\t")
    print(", ".join(f"{counts[name]} {name}" for name in (*SEEN, "missing")), f"of {len(lines)}")


if __name__ == "__main__":
    main()
