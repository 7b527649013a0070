#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fails if what a type remembers can change in more than three files.

A reader who wants to know how a piece of state changes should find all of it in one to three files.

The rule: a type's declaration and its extensions name the type's state in at most three files. State is a
stored `var` that more than one file can change and that is not public interface. So these do not count:

- `let`, and a `var` that is `private` or `private(set)`: the compiler keeps its changes in the file that
  declares it, and reading it elsewhere is reading an interface;
- a `var` with a public setter, which every program may set: it is interface, not hidden state;
- the properties of a plain value: a public or package struct that anyone who sees it may set all of;
- in another target, a `var` that this target cannot set;
- `static` variables, which no value has: ARCHITECTURE.md lists what is global.

A name counts where a member of the type or of an extension uses it by itself or with `self.`, unless the
member declares it anew. Nested types are types of their own, as are subclasses. What another type does
through a reference is not seen: give such a property a private setter and a method that says what happens.

    Scripts/state-files.py          prints each type that breaks the rule
    Scripts/state-files.py --all    prints the files of every type that has such state
"""

import argparse
import collections
import importlib.util
import pathlib
import re
import sys

SCRIPTS = pathlib.Path(__file__).resolve().parent
SOURCES = SCRIPTS.parent / "Sources"
LIMIT = 3

# Types that stay as they are, each with the reason.
ALLOWED = {}

# Types that are still to be divided.
TO_DO = set()

OPENING = re.compile(r"\b(struct|class|enum|actor|protocol|extension)\s+([A-Za-z_][\w.]*)")
STORED = re.compile(
    r"^\s*((?:@[\w.]+(?:\([^()]*\))?\s+)*)"
    r"((?:(?:public|package|private|fileprivate|internal|open|weak|unowned|lazy|final|nonisolated|isolated|override"
    r"|static|class|dynamic|borrowing|consuming)(?:\([^()]*\))?\s+)*)var\s+(.*)$", re.S)


def code_only(text):
    """The text without comments and strings, as `type-graph.py` reads it."""
    return GRAPH.code_only(text)


def closing(code, start):
    """The place of the brace that closes the one at a place."""
    depth = 0
    for match in re.compile(r"[{}]").finditer(code, start):
        depth += 1 if match.group() == "{" else -1
        if depth == 0:
            return match.start()
    return len(code)


def members(body):
    """The members of a type's body, each from its first word to its last brace."""
    depth, start = 0, 0
    for match in re.finditer(r"[{}()\[\]\n]", body):
        token = match.group()
        if token in "{([":
            depth += 1
        elif token in "})]":
            depth -= 1
        elif depth == 0:
            line = body[start:match.end()]
            following = body[match.end():].lstrip()
            # A declaration may go on in the next line.
            if line.strip() and not following.startswith((".", "?", ":", "{", "->", "where ", "=", "+", "&&", "||")) \
                    and not line.rstrip().endswith((",", "=", "->", ":")) \
                    and not re.fullmatch(r"\s*(?:@[\w.]+(?:\([^()]*\))?\s*)+", line):
                yield line
                start = match.end()
    if body[start:].strip():
        yield body[start:]


def stored(member):
    """The stored variables that a member declares, each with who may set it."""
    match = STORED.match(member)
    if not match:
        return []
    words, rest = match.group(2), match.group(3)
    if re.search(r"\b(?:static|class|override)\b", words):
        return []
    setter = re.search(r"\b(public|package|private|fileprivate|internal|open)\(set\)", words)
    access = re.search(r"\b(public|package|private|fileprivate|internal|open)\b(?!\()", words)
    setter = setter.group(1) if setter else access.group(1) if access else "internal"
    names = re.match(r"\(?([\w, ]+)\)?", rest).group(1)
    head = re.split(r"[{=]", rest, maxsplit=1)
    if "{" in rest and (len(head) < 2 or rest[len(head[0])] == "{"):
        block = rest[rest.index("{") + 1:].lstrip()
        if not block.startswith(("didSet", "willSet")):
            return []
    return [(name.strip(), setter) for name in names.split(",") if name.strip()]


def uses(member, name):
    """Whether a member names a property of its type."""
    if re.search(r"\bself\??\." + name + r"\b", member):
        return True
    found = re.search(r"(?<![\w.`])" + name + r"\b(?!\s*:(?!:))", member)
    if not found:
        return False
    # A parameter or a variable of the same name hides the property; `if let name` reads it.
    hides = re.search(
        r"\b(?:let|var)\s+" + name + r"\b\s*(?!\s*(?:,|\{|else\b|\)|$))[:=]?"
        r"|\bfor\s+(?:case\s+)?(?:let\s+)?" + name + r"\b|[(,]\s*(?:_\s+|\w+\s+)?" + name + r"\s*:\s*(?!\s*" + name + r"\b)[\w\[@(&]"
        r"|\b" + name + r"\s+in\b|\(\s*(?:\w+,\s*)*(?:let\s+)?" + name + r"\s*(?:,\s*\w+)*\)\s*(?:in\b|=[^=])"
        r"|\.\w+\((?:[^()]*\b)?let\s+" + name + r"\b", member)
    return not hides


class Part:
    """The body of a type's declaration or of an extension."""

    def __init__(self, name, kind, path, body):
        self.name, self.kind, self.path, self.members = name, kind, path, list(members(body))


def parts(code, path, outer=""):
    """The types and extensions in some code, nested ones too, each without those inside it."""
    position = 0
    while match := OPENING.search(code, position):
        start = code.find("{", match.end())
        if start < 0:
            return
        # `class func`, a constraint `: class`, and such are no types.
        before = code[:match.start()].rstrip()
        if match.group(2) in {"func", "var", "let", "subscript"} or before.endswith((".", ":", ",")):
            position = match.end()
            continue
        end = closing(code, start)
        body = code[start + 1:end]
        name = f"{outer}.{match.group(2)}" if outer else match.group(2)
        inner = list(parts(body, path, name))
        for nested in inner:
            yield nested
        yield Part(name, match.group(1), path, without_types(body))
        position = end + 1


def without_types(body):
    """A body without the bodies of the types in it."""
    out, position = [], 0
    while match := OPENING.search(body, position):
        start = body.find("{", match.end())
        if start < 0 or match.group(2) in {"func", "var", "let", "subscript"}:
            out.append(body[position:match.end()])
            position = match.end()
            continue
        out.append(body[position:match.start()] + "\n")
        position = closing(body, start) + 1
    return "".join(out) + body[position:]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--all", action="store_true", help="print the files of every type with state")
    arguments = parser.parse_args()

    declared, extended = collections.defaultdict(list), collections.defaultdict(list)
    for path in sorted(SOURCES.rglob("*.swift")):
        if ".docc" in str(path):
            continue
        for part in parts(code_only(path.read_text()), path):
            if part.kind == "extension":
                extended[part.name].append(part)
            elif part.kind in {"struct", "class", "actor", "enum"}:
                declared[part.name].append(part)
    broken = []
    for name, owners in sorted(declared.items()):
        for owner in owners:
            setters = dict(each for member in owner.members for each in stored(member))
            state = [each for each in setters if setters[each] in {"internal", "package"}]
            if not state or owner.kind == "struct" and set(setters.values()) <= {"public", "package"}:
                continue
            target = owner.path.relative_to(SOURCES).parts[0]
            named = {owner.path: set(state)}
            for part in extended[name]:
                # Where several targets have a type of this name, each extends its own.
                if len(owners) > 1 and part.path.relative_to(SOURCES).parts[0] != target:
                    continue
                isHere = part.path.relative_to(SOURCES).parts[0] == target
                found = {
                    each for each in state if (isHere or setters[each] == "package")
                    and any(uses(member, each) for member in part.members)
                }
                if found:
                    named.setdefault(part.path, set()).update(found)
            if len(named) > LIMIT or arguments.all:
                broken.append((name, owner.path, named))
    failed = False
    for name, path, named in sorted(broken, key=lambda entry: -len(entry[2])):
        over = len(named) > LIMIT
        note = ""
        if over and name in ALLOWED:
            note = f" (allowed: {ALLOWED[name]})"
        elif over and name in TO_DO:
            note = " (still to do)"
        elif over:
            failed = True
        print(f"{name}: its state is named in {len(named)} files{note}")
        for file, names in sorted(named.items(), key=lambda item: (item[0] != path, str(item[0]))):
            print(f"  {file.relative_to(SOURCES)}: {', '.join(sorted(names))}")
    for name in sorted((set(ALLOWED) | TO_DO) - {n for n, _, named in broken if len(named) > LIMIT}):
        print(f"{name} keeps the rule: it need not be listed in Scripts/state-files.py.", file=sys.stderr)
        failed = True
    if failed:
        print("Give a part of such a type's state to a type of its own, or keep its changes in one file.",
              file=sys.stderr)
    return int(failed)


SPEC = importlib.util.spec_from_file_location("type_graph", SCRIPTS / "type-graph.py")
GRAPH = importlib.util.module_from_spec(SPEC)
sys.dont_write_bytecode = True
SPEC.loader.exec_module(GRAPH)

if __name__ == "__main__":
    sys.exit(main())
