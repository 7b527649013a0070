#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the dependencies between targets, and between the folders in a target, based on the types that their files
name.

Prints the graph in layers, and fails if there is a cycle between targets or between the folders of a target. A
dependency is the use of a type's name, outside comments and strings, in a file of another folder. Types that have the
same name in several folders, and names that a file declares itself (generic parameters, nested types), are ignored.

    Scripts/type-graph.py                  the targets, and every target's folders
    Scripts/type-graph.py --target A11yUI  one target's folders
    Scripts/type-graph.py --why A B        the names from folder or target B that are used in A, with their locations
"""

import argparse
import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Folders that contain targets: the view layer, the modules with Apple's names in both packages, and the core.
GROUPS = [ROOT / "Sources/Views", ROOT / "Sources/Apple", ROOT / "Frameworks/Sources", ROOT / "Sources"]

DECLARATION = re.compile(r"\b(?:struct|class|enum|protocol|actor|typealias)\s+(`?)([A-Za-z_]\w*)\1")
NAME = re.compile(r"(?<![.\w])_?[A-Z]\w*")
GENERICS = re.compile(r"(?:func|struct|class|enum|actor|init|subscript|typealias)\s*[^\s<({]*[?!]?<([^{]*?)>(?=\s*[({:=]|\s+where|\s*$)", re.S)
IMPORT = re.compile(r"\bimport\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)?([\w.]+)")
LOCAL = re.compile(r"\b(?:associatedtype|typealias)\s+(\w+)")


def code_only(text):
    """Returns the text with comments and strings blanked, so that braces and names in them are ignored."""
    out, index, depth = [], 0, 0
    pattern = re.compile(r'//[^\n]*|/\*|\*/|(#*)("""|")')
    while index < len(text):
        match = pattern.search(text, index)
        if not match:
            out.append(text[index:])
            break
        out.append(text[index:match.start()])
        token = match.group(0)
        if token.startswith("//"):
            index = match.end()
        elif token == "/*":
            end = text.find("*/", match.end())
            index = len(text) if end < 0 else end + 2
        elif token == "*/":
            index = match.end()
        else:
            hashes, quote = match.group(1), match.group(2)
            end = match.end()
            closing = quote + hashes
            escape = "\\" + hashes
            while end < len(text):
                if text.startswith(escape + "(", end):
                    # Interpolated text is code.
                    level, start = 1, end + len(escape) + 1
                    end = start
                    while end < len(text) and level:
                        level += {"(": 1, ")": -1}.get(text[end], 0)
                        end += 1
                    out.append(" " + re.sub(r'"[^"\n]*"', " ", text[start:end - 1]) + " ")
                elif text.startswith(escape, end):
                    end += len(escape) + 1
                elif text.startswith(closing, end):
                    end += len(closing)
                    break
                else:
                    end += 1
            out.append('""')
            index = end
    return "".join(out)


class File:
    def __init__(self, path):
        self.path = path
        parts = path.relative_to(next(group for group in GROUPS if path.is_relative_to(group))).parts
        self.target = parts[0]
        self.folder = parts[1] if len(parts) > 2 else "."
        # Code generated from a group of rows belongs to the folder of that name.
        if self.folder == "Generated":
            group = path.stem.removesuffix("Rows")
            self.folder = group if path.parent.with_name(group).is_dir() else "."
        code = code_only(path.read_text())
        self.imports = {name.split(".")[0] for name in IMPORT.findall(code)}
        code = IMPORT.sub(" ", code)
        self.declared, self.local = set(), set(LOCAL.findall(code))
        depth, position = 0, 0
        for match in re.finditer(r"[{}]|" + DECLARATION.pattern, code):
            if match.group(0) == "{":
                depth += 1
            elif match.group(0) == "}":
                depth -= 1
            elif match.group(2) not in {"func", "var", "let", "subscript"}:
                line = code[code.rfind("\n", 0, match.start()) + 1:match.start()]
                if depth == 0 and not re.search(r"\b(?:private|fileprivate)\b", line):
                    self.declared.add(match.group(2))
                else:
                    self.local.add(match.group(2))
        for match in GENERICS.finditer(code):
            for parameter in match.group(1).split(","):
                name = re.match(r"\s*(?:each\s+)?(\w+)", parameter)
                if name:
                    self.local.add(name.group(1))
        self.local -= self.declared
        self.names = set(NAME.findall(code)) - self.local


def cycles(graph):
    """Returns the strongly connected components with more than one member (Tarjan's algorithm)."""
    order, low, stack, found = {}, {}, [], []

    def visit(node):
        order[node] = low[node] = len(order)
        stack.append(node)
        for other in sorted(graph.get(node, ())):
            if other not in order:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], order[other])
        if low[node] == order[node]:
            component = []
            while True:
                component.append(stack.pop())
                if component[-1] == node:
                    break
            if len(component) > 1:
                found.append(sorted(component))

    for node in sorted(graph):
        if node not in order:
            visit(node)
    return found


def draw(title, graph):
    """Prints a graph in layers, starting with those without dependencies, and returns whether it has a cycle."""
    print(title)
    rings = cycles(graph)
    ring_of = {node: index for index, ring in enumerate(rings) for node in ring}
    heights = {}

    def height(node):
        if node not in heights:
            heights[node] = 0
            below = [n for n in graph[node] if ring_of.get(n, -1) != ring_of.get(node, -2)]
            heights[node] = 1 + max((height(n) for n in below), default=-1)
        return heights[node]

    for node in sorted(graph, key=lambda n: (height(n), n)):
        needs = ", ".join(sorted(graph[node])) or "nothing"
        print(f"  {height(node):2}  {node} -> {needs}")
    for ring in rings:
        print(f"  CYCLE: {', '.join(ring)}")
    return bool(rings)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--target", help="draw this target's folders only")
    parser.add_argument("--why", nargs=2, metavar=("USER", "OWNER"), help="list the names behind one arrow")
    arguments = parser.parse_args()

    files = [File(path) for group in ("Sources", "Frameworks/Sources")
             for path in sorted((ROOT / group).rglob("*.swift"))]
    owners = collections.defaultdict(set)
    for file in files:
        for name in file.declared:
            owners[name].add((file.target, file.folder))

    exports = collections.defaultdict(set)
    for file in files:
        if file.path.name == "Exports.swift" or "@_exported" in file.path.read_text():
            exports[file.target] |= file.imports

    def reach(names):
        """Returns the modules that are visible in a file: those that it imports, and those that they re-export."""
        seen, waiting = set(), list(names)
        while waiting:
            name = waiting.pop()
            if name not in seen:
                seen.add(name)
                waiting += exports.get(name, ())
        return seen

    between, inside = collections.defaultdict(set), collections.defaultdict(lambda: collections.defaultdict(set))
    reasons = collections.defaultdict(lambda: collections.defaultdict(set))
    for file in files:
        between[file.target]
        inside[file.target][file.folder]
        for name in file.names - file.declared:
            places = owners.get(name, ())
            if (file.target, file.folder) in places:
                continue
            places = {p for p in places if p[0] == file.target} or places
            if len(places) != 1:
                continue
            target, folder = next(iter(places))
            if target != file.target and target not in reach(file.imports):
                continue
            if target != file.target:
                between[file.target].add(target)
                reasons[file.target, target][name].add(file)
            else:
                inside[target][file.folder].add(folder)
                reasons[file.folder, folder][name].add(file)

    if arguments.why:
        for name, users in sorted(reasons[tuple(arguments.why)].items()):
            print(f"{name}: {', '.join(sorted(str(f.path.relative_to(ROOT)) for f in users))}")
        return 0
    failed = False
    if not arguments.target:
        failed |= draw("Targets", between)
    for target in sorted(inside):
        if arguments.target in (None, target) and len(inside[target]) > 1:
            failed |= draw(f"{target}: folders", inside[target])
    if failed:
        print("Types of these folders name each other: see which with --why.", file=sys.stderr)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
