#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Generates the declarations without behavior from Surface/*.rows, and Documentation/Modules.md.

Surface/README.md describes the rows. With --check, no files are written, and the exit status indicates whether the
generated files and the page match the rows. `swift format` formats the generated files.
"""

import dataclasses
import os
import pathlib
import re
import subprocess
import sys
import textwrap

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import accepted_names  # noqa: E402
import modules_page  # noqa: E402
import swift_declarations as swift  # noqa: E402
import view_calls  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
STATES = ("accepted", "partial", "refused", "forwards", "value")
OTHER_ACCESS = re.compile(r"\b(open|package|internal|private|fileprivate)\b(?!\()")
WORDS = re.compile(r"(?<=: )Words(?=[,)])")
BEFORE_ACCESS = re.compile(r"(?:@\w+(?:\.\w+)*(?:<(?:[^<>]|<[^<>]*>)*>)?|nonisolated(?:\((?:unsafe|nonsending)\))?)\s*")


class Mistake(Exception):
    """A one-line description of an error in a row."""


@dataclasses.dataclass
class Row:
    """One row, which consists of a declaration, its state and its note."""

    file: str
    line: int
    state: str
    since: str
    signature: str
    body: str | None
    note: str
    depth: int
    group: str
    section: str
    declaration: object = None
    parent: object = None
    children: list = dataclasses.field(default_factory=list)

    @property
    def place(self):
        return f"{self.file}:{self.line}"

    @property
    def owner(self):
        if self.parent:
            above = self.parent.owner
            return f"{above}.{self.parent.declaration.name}" if above else self.parent.declaration.name
        return section_name(self.section) if self.section else ""

    @property
    def is_internal(self):
        return other_access(self.signature) not in ("", "open") or bool(self.parent and self.parent.is_internal)


@dataclasses.dataclass
class Table:
    """The rows of one target."""

    target: str
    imports: list
    outside: set
    groups: dict  # name: list of (section, rows)
    rows: list


def other_access(signature):
    """Returns the explicit access level of a declaration. A parameter may also be named `open`."""
    found = OTHER_ACCESS.search(signature[:swift.head_parts(swift.masked(signature), 0)])
    return found.group(1) if found else ""


def section_name(section):
    return re.match(r"extension\s+([\w.]+)", section).group(1)


def split_body(text):
    """Returns a signature and, separately, the part after `=>` or in braces at its end."""
    code, level = swift.masked(text), 0
    for index, character in enumerate(code):
        level += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(character, 0)
        if level == 0 and code.startswith(" => ", index):
            return text[:index], text[index + 4:].strip()
    return text, None


def forms(signature, body, note):
    """Returns a row with a parameter of type `Words` once for each type of text, and any other row unchanged."""
    found = WORDS.search(signature)
    if not found:
        return [(signature, body, note)]
    opening = re.search(r"\binit[?!]?|\bfunc\s+\w+", signature).end()
    name = signature[:opening] + "<S: StringProtocol" + (
        ", " + signature[opening + 1:] if signature[opening] == "<" else ">" + signature[opening:])
    return [(prefix + text.replace(found.group(0), kind), body, note.replace("{words}", words))
            for prefix, text, kind, words in (
                ("", signature, "LocalizedStringKey", "a localized string"),
                ("@_disfavoredOverload ", signature, "LocalizedStringResource", "a localized string resource"),
                ("@_disfavoredOverload ", name, "S", "a string"))]


def parse(path, name=None):
    """Returns the table from a file of rows."""
    name = name or path.name
    table = Table(path.stem, [], set(), {}, [])
    group, section, parents = None, "", []
    for number, line in enumerate(path.read_text().split("\n"), 1):
        place = f"{name}:{number}"
        if not line.strip() or line.startswith("# "):
            continue
        if line.startswith("## "):
            group, section, parents = line[3:].strip(), "", []
            if not re.fullmatch(r"\w+", group):
                raise Mistake(f"{place}: a group must be one word, because it becomes a file name: {group}")
            table.groups.setdefault(group, [])
            continue
        if "\t" not in line:
            if re.match(r"(?:@\w+(?:\([^)]*\))? )*import ", line):
                table.imports.append(line.strip())
            elif line.startswith("outside "):
                table.outside |= {word.strip() for word in line[8:].split(",")}
            elif line.startswith("extension ") and group:
                section, parents = line.strip(), []
                table.groups[group].append((section, []))
            else:
                raise Mistake(f"{place}: this is not a row, a group, an import or an extension: {line[:60]}")
            continue
        cells = line.split("\t")
        if len(cells) != 4:
            raise Mistake(f"{place}: a row must have four cells, not {len(cells)}: state, since, declaration, note")
        state, since, text, note = cells
        if state not in STATES:
            raise Mistake(f"{place}: a state must be one of {', '.join(STATES)}, not {state!r}")
        if not group:
            raise Mistake(f"{place}: this row is before the first group (## Name)")
        depth = (len(text) - len(text.lstrip(" "))) // 2
        signature, body = split_body(text.strip())
        if depth == 0:
            section, parents = "", []
        level = depth - (1 if section else 0)
        if level < 0 or level > len(parents):
            raise Mistake(f"{place}: this row is indented by {depth}, but no row above can contain it")
        for signature, body, note in forms(signature, body, note.strip()):
            row = Row(name, number, state, since, signature, body, note, depth, group, section)
            row.declaration = read_signature(row)
            row.parent = parents[level - 1] if level else None
            if not row.note and not row.is_internal and row.declaration.kind not in ("case", "typealias"):
                raise Mistake(f"{place}: there is no note about {row.declaration.name}")
            if section and level == 0 and row.declaration.name in ("wrappedValue", "projectedValue"):
                raise Mistake(f"{place}: the compiler searches only the type for {row.declaration.name}; move it there")
            parents = parents[:level] + [row]
            if row.parent:
                row.parent.children.append(row)
            else:
                if not section and (not table.groups[group] or table.groups[group][-1][0]):
                    table.groups[group].append(("", []))
                table.groups[group][-1][1].append(row)
            table.rows.append(row)
    return table


def read_signature(row):
    # The text in braces can also be the body of an accessor.
    text = row.signature
    is_type = re.search(r"\b(?:struct|class|enum|protocol|actor)\s+`?[A-Z_]", text)
    found = swift.read(text + (" {}" if is_type else ""), owner="-")
    balanced = all(swift.masked(text).count(a) == swift.masked(text).count(b) for a, b in ("()", "[]", "{}"))
    if len(found) != 1 or not found[0].name or not balanced:
        raise Mistake(f"{row.place}: this cannot be parsed: {text[:80]}")
    return found[0]


def key(owner, where, declaration):
    """Returns the key that two declarations with the same name and parameters share."""
    found = swift.parameters(declaration.head) if declaration.kind in ("func", "init", "subscript") else None
    types = [(label, re.sub(r"@\w+\s*|\s|\bany\b|\bsome\b", "", kind)) for label, _, kind in found or []]
    result = re.search(r"->\s*([^{]*)$", declaration.head)
    generic = re.search(r"<([^(]*?)>\s*\(", declaration.head)
    condition = re.search(r"\bwhere\b(.*)$", declaration.head)
    kind = "value" if declaration.kind in ("var", "let", "case") else "type" if declaration.kind in swift.TYPES else declaration.kind
    effects = tuple(word for word in ("async", "prefix", "postfix") if re.search(rf"\b{word}\b", declaration.head))
    static = bool(re.search(r"\b(?:static|class)\s+(?:func|var|let|subscript)\b", declaration.head))
    return (owner, re.sub(r"\s", "", where), kind, static, effects, declaration.name, tuple(types),
            re.sub(r"\s", "", result.group(1)) if result and found is not None else "",
            re.sub(r"\s", "", generic.group(1)) if generic else "",
            re.sub(r"\s", "", condition.group(1)) if condition else "")


def where_of(row):
    while row.parent:
        row = row.parent
    found = re.search(r"\bwhere\b(.*)", row.section)
    return found.group(1).strip() if found else ""


# Writing Swift


def swallows(row):
    """Returns whether a row's declaration takes content or an action that a user would notice."""
    return (row.state == "partial" and row.owner == "View" and row.body is None
            and row.declaration.kind == "func" and re.search(r"->\s*some View$", row.signature)
            and any("->" in kind for _, _, kind in swift.parameters(row.signature) or []))


def is_below_refused(row):
    return bool(row.parent) and (row.parent.state == "refused" or is_below_refused(row.parent))


def body_of(row):
    """Returns the default body of a declaration, which does nothing."""
    if row.body is not None:
        return row.body
    signature, kind = row.signature, row.declaration.kind
    if row.state == "refused" and kind not in ("case", "typealias", "associatedtype", *swift.TYPES) \
            and not (row.parent and row.parent.declaration.kind == "protocol"):
        # No call to the declaration compiles, but its opaque result still needs a type.
        return "self" if re.search(r"->\s*some \w+$", signature) else f"fatalError({quoted(row.note.rstrip('.'))})"
    if kind in ("var", "let", "case", "typealias", "associatedtype") or signature.endswith("}"):
        return None
    if row.parent and row.parent.declaration.kind == "protocol" or kind in swift.TYPES:
        return None
    if kind == "init":
        stored = {child.declaration.name for child in (row.parent.children if row.parent else [])
                  if child.declaration.kind in ("var", "let") and child.body is None and "{" not in child.signature}
        names = [name.strip("`") for _, name, _ in swift.parameters(signature) or []]
        return "; ".join(f"self.{name} = {name}" for name in names if name in stored)
    result = re.search(r"->\s*(.+?)(?:\s+where\b.*)?$", swift_tail(signature))
    if swallows(row):
        words = f".{swift.title(row.declaration)} is accepted but has no audible effect. {row.note}"
        # The package in Frameworks can use only the declarations that the root package makes public for it.
        is_nested = (ROOT / "Frameworks" / "Sources" / pathlib.Path(row.file).stem).is_dir()
        return f"{'reportedUnheard' if is_nested else 'unheard'}({quoted(words)})"
    if not result or result.group(1) in ("Void", "()"):
        return ""
    if result.group(1).endswith("?"):
        return "nil"
    if result.group(1) == "Bool":
        return "false"
    if result.group(1).startswith("some ") or result.group(1) == "Self":
        return "self"
    raise Mistake(f"{row.place}: a result of the type {result.group(1)} must be given after =>")


def swift_tail(signature):
    """Returns the part after the parameters."""
    code = swift.masked(signature)
    match = re.search(r"\b(?:func\s+(?:`?\w+`?|[^\s\w(<]+)|subscript)", code)
    at = code.find("(", match.end() if match else 0)
    return signature[swift.closing(code, at):] if at >= 0 else signature


def quoted(words):
    return '"' + words.replace("\\", "\\\\").replace('"', '\\"') + '"'


def with_access(row):
    text = row.signature
    if other_access(text):
        return re.sub(r"\binternal (?!\()", "", text, count=1)
    if row.declaration.kind == "case" or row.parent and row.parent.declaration.kind == "protocol":
        return text
    at, code = 0, swift.masked(text)
    while match := BEFORE_ACCESS.match(code, at):
        at = match.end()
        if at < len(code) and code[at] == "(" and match.group(0).startswith("@"):
            at = swift.closing(code, at)
            at += len(code[at:]) - len(code[at:].lstrip())
    return text[:at] + "public " + text[at:]


def swift_lines(row, indent):
    """Returns the lines of one declaration, each of them together with the row from which it was generated."""
    pad = "  " * indent
    if row.note:
        for line in textwrap.wrap(row.note, 96 - len(pad), break_on_hyphens=False, break_long_words=False):
            yield row, f"{pad}/// {line}"
    if row.state == "refused" and not is_below_refused(row):
        yield row, f"{pad}@available(*, unavailable, message: {quoted(row.note.rstrip('.'))})"
    text = with_access(row)
    if row.declaration.kind in swift.TYPES:
        if not row.children:
            yield row, f"{pad}{text} {{}}"
            return
        yield row, f"{pad}{text} {{"
        for child in row.children:
            yield from swift_lines(child, indent + 1)
        yield row, f"{pad}}}"
        return
    body = body_of(row)
    if body is None:
        yield row, pad + text
    elif not body:
        yield row, f"{pad}{text} {{}}"
    elif "; " in swift.masked(body):
        yield row, f"{pad}{text} {{"
        for part in swift.split_top(body, ";"):
            yield row, f"{pad}  {part}"
        yield row, f"{pad}}}"
    else:
        yield row, f"{pad}{text} {{ {body} }}"


def written(table, group):
    """Returns a file's lines, each of them together with the row from which it was generated."""
    lines = [(None, "// SPDX-License-Identifier: MIT"), (None, ""),
             (None, f"// Made from Surface/{table.target}.rows by `make surface`."), (None, "")]
    lines += [(None, name) for name in sorted(table.imports, key=lambda name: name.split()[-1])] + [(None, "")]
    for section, rows in table.groups[group]:
        if section:
            lines.append((None, f"{section} {{" if rows else f"{section} {{}}"))
            for index, row in enumerate(rows):
                lines += swift_lines(row, 1)
                if index < len(rows) - 1:
                    lines.append((None, ""))
            lines.append((None, "}" if rows else ""))
            lines.append((None, ""))
        else:
            for row in rows:
                lines += list(swift_lines(row, 0)) + [(None, "")]
    return lines


def formatted(lines, name):
    """Returns the file's text in the form that `swift format` gives it, or an error that names the row."""
    text = "\n".join(line for _, line in lines).rstrip("\n") + "\n"
    run = subprocess.run(
        [os.environ.get("SWIFT", "swift"), "format", "--configuration", str(ROOT / ".swift-format"), "-"],
        input=text, capture_output=True, text=True, cwd=ROOT)
    for number, words in re.findall(r":(\d+):\d+: error: (.*)", run.stderr):
        row = lines[min(int(number), len(lines)) - 1][0]
        raise Mistake(f"{row.place if row else name}: {words}: {row.signature[:80] if row else ''}")
    if run.returncode:
        raise Mistake(f"{name}: swift format: {run.stderr.strip()}")
    return run.stdout


# Checking


def target_folders(root=ROOT):
    """Returns the folder of each target that is visible to an app."""
    folders = [*root.glob("Sources/Views/*"), *root.glob("Sources/Apple/*"), *root.glob("Frameworks/Sources/*")]
    # A11yFrameworkParts is visible only to the package in Frameworks.
    return {folder.name: folder for folder in sorted(folders) if folder.is_dir() and folder.name != "A11yFrameworkParts"}


def hand_written(folder):
    """Returns a target's hand-written declarations with their files."""
    for path in sorted(folder.rglob("*.swift")):
        if "Generated" not in path.parts:
            for declaration in swift.walk(swift.read(path.read_text())):
                yield path, declaration


def is_requirement(declaration):
    """Returns whether a protocol's declaration is a requirement."""
    return declaration.body is None or bool(re.fullmatch(r"\s*(?:(?:mutating |nonmutating )?(?:get|set)\s*(?:async |throws )*)+", declaration.body))


def is_empty_extension(declaration):
    """Returns whether an extension is empty because its declarations became rows."""
    return (declaration.kind == "extension" and not declaration.body.strip()
            and not swift.cut(re.split(r"\bwhere\b", declaration.head)[0])[1])


def mistakes(tables, by_hand):
    """Returns one line for each conflict between rows, or between rows and hand-written declarations."""
    known = {declaration.name for found in by_hand.values() for _, declaration in found
             if declaration.kind in (*swift.TYPES, "typealias", "associatedtype") and declaration.kind != "extension"}
    known |= {row.declaration.name for table in tables for row in table.rows}
    seen, hands = {}, {}
    protocols = {declaration.name for found in by_hand.values() for _, declaration in found
                 if declaration.kind == "protocol"}
    for target, found in by_hand.items():
        for path, declaration in found:
            if is_empty_extension(declaration):
                yield f"{path.name}: an extension of {declaration.name} is empty; delete it"
            asked = declaration.owner in protocols and is_requirement(declaration)
            if declaration.kind not in ("extension", "import") and not asked:
                hands[target, key(declaration.owner, declaration.where, declaration)] = path
    for table in tables:
        outside = {*known, *table.outside}
        for group, sections in table.groups.items():
            for section, rows in sections:
                if section and section_name(section).split(".")[0] not in outside:
                    place = rows[0].place if rows else table.target
                    yield f"{place}: there is no type {section_name(section)}; if it is from elsewhere, name it in an `outside` line"
        for row in table.rows:
            this = key(row.owner, where_of(row), row.declaration)
            # A protocol's extension may implement the protocol's requirement.
            if row.parent and row.parent.declaration.kind == "protocol":
                this = ("requirement", *this)
            if this in seen:
                other = seen[this]
                where = "declared twice" if other.file == row.file else "declared in two modules"
                yield f"{row.place}: {swift.title(row.declaration)} is {where}; the other row is {other.place}"
            seen.setdefault(this, row)
            if path := hands.get((table.target, this)):
                yield f"{row.place}: {row.owner + '.' if row.owner else ''}{swift.title(row.declaration)} is also written by hand in {path.name}"


def missing_names():
    lines = (ROOT / "Documentation" / "missing-names.txt").read_text().split("\n")
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


def stale_names(missing, tables, by_hand):
    """Returns one line for each declaration that exists but is listed as missing.

    A name may include its type and labels. Descriptions in words are not looked up.
    """
    declared = {target: {name for _, found in declarations if found.kind != "extension"
                         for name in (found.name, swift.title(found), f"{found.owner}.{swift.title(found)}")}
                for target, declarations in by_hand.items()}
    for table in tables:
        names = declared.setdefault(table.target, set())
        for row in table.rows:
            title = swift.title(row.declaration)
            names.update((row.declaration.name, title, f"{row.owner}.{title}"))
    for listed, module, _ in missing:
        targets = modules_page.targets(module)
        for name in re.split(r"[,;] (?![^()]*\))", listed):
            if module == "their modules":
                if name in declared:
                    yield f"missing-names.txt: the module {name} exists"
            elif any(name in declared.get(target, ()) for target in targets):
                yield f"missing-names.txt: {module} has {name}"


def main():
    tables = [parse(path) for path in sorted((ROOT / "Surface").glob("*.rows"))]
    folders = target_folders()
    by_hand = {name: list(hand_written(folder)) for name, folder in folders.items()}
    wrong = [f"{table.target}.rows: there is no such target" for table in tables if table.target not in folders]
    wrong += mistakes(tables, by_hand)
    wrong += stale_names(missing_names(), tables, by_hand)
    if wrong:
        sys.exit("\n".join(wrong))
    files = {ROOT / "Documentation" / "Modules.md": modules_page.page(
        {table.target: table for table in tables}, by_hand, missing_names())}
    for table in tables:
        for group in table.groups:
            path = folders[table.target] / "Generated" / f"{group}.swift"
            if any(other.name == path.name and "Generated" not in other.parts
                   for other in folders[table.target].rglob("*.swift")):
                raise Mistake(f"{table.target}.rows: there is already a file {path.name}, so the group {group} needs a different name")
            files[path] = formatted(written(table, group), path.name)
    # The package in Frameworks contains the calls for its own modules.
    calls = ROOT / "Tests" / "SurfaceTests"
    nested_calls = ROOT / "Frameworks" / "Tests" / "FrameworkSurfaceTests"
    for module, lines in view_calls.files(tables, by_hand):
        folder = nested_calls if folders[module].is_relative_to(ROOT / "Frameworks") else calls
        name = f"{module}Calls.swift"
        files[folder / "Generated" / name] = formatted([(None, line) for line in "\n".join(lines).split("\n")], name)
    listed = ROOT / "Sources" / "a11ynav" / "Init"
    files[listed / "Generated" / "NotHeard+Table.swift"] = accepted_names.text(tables, by_hand)
    old = {path for folder in [*folders.values(), calls, nested_calls, listed] for path in folder.glob("Generated/*.swift")} - set(files)
    if "--check" in sys.argv:
        stale = [path for path, text in files.items() if not path.exists() or path.read_text() != text]
        if stale or old:
            sys.exit("\n".join(f"{path.relative_to(ROOT)} does not match the rows; run: make surface"
                               for path in sorted([*stale, *old])))
        return
    for path in old:
        path.unlink()
    for path, text in files.items():
        if not path.exists() or path.read_text() != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)


if __name__ == "__main__":
    try:
        main()
    except Mistake as mistake:
        sys.exit(str(mistake))
