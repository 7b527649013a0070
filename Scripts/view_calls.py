# SPDX-License-Identifier: MIT
"""Writes the Generated folders of SurfaceTests and FrameworkSurfaceTests, whose code calls each member of View to check
that the declarations can be used."""

import re

import swift_declarations as swift

# The modules that SwiftUI exports. Every other module is imported by the file that contains its calls.
EXPORTED = ("A11yViewGraph", "A11yViewFeatures", "A11yViews", "A11yDrawing", "A11yPlatformViews", "A11yAppModel",
            "A11yPreviews", "SwiftUI")
GENERICS = re.compile(r"func\s+`?\w+`?\s*<((?:[^<>]|<(?:[^<>]|<[^<>]*>)*>)*)>\s*\(")


def members(tables, by_hand):
    """Returns the functions of View that are not refused, by the module that an app imports in order to use them."""
    found = {}
    for target in sorted({*by_hand, *(table.target for table in tables)}):
        heads = [row.signature for table in tables if table.target == target for row in table.rows
                 if row.owner == "View" and not row.parent and row.state != "refused" and not row.is_internal
                 and row.declaration.kind == "func" and row.section == "extension View"]
        heads += [declaration.head for _, declaration in by_hand.get(target, [])
                  if declaration.owner == "View" and not declaration.where and declaration.kind == "func"
                  and declaration.is_public and not declaration.name.startswith("_")
                  and "unavailable" not in declaration.head]
        if heads:
            found.setdefault("SwiftUI" if target in EXPORTED else target, []).extend(heads)
    return found


def call(head, number):
    """Returns the text of a function that has the same parameters as a member and calls the member."""
    head = re.sub(r"\bSelf\b", "Viewed", head)
    generics = GENERICS.search(head)
    condition = re.search(r"\bwhere\b(.*)$", swift.masked(head))
    name = re.search(r"func\s+(`?\w+`?)", head).group(1)
    given, passed = ["_ view: Viewed"], []
    for index, (label, _, kind, _) in enumerate(swift.parameters_with_defaults(head)):
        # The argument for an autoclosure is passed as a value.
        if "@autoclosure" in kind:
            kind = kind.split("->", 1)[1].strip()
        kind = re.sub(r"@(?:_inheritActorContext|_implicitSelfCapture)\s*|\bsending\s+", "", kind)
        kind = kind.removesuffix("...")
        given.append(f"_ p{index}: {kind}")
        passed.append(f"p{index}" if label == "_" else f"{label}: p{index}")
    types = ", ".join(["Viewed: View", *([generics.group(1)] if generics else [])])
    where = f" where {condition.group(1).strip()}" if condition else ""
    # A call inside a deprecated declaration does not cause a warning.
    attributes = "@available(*, deprecated)\n@MainActor" if re.search(r"@available\(\*, deprecated", head) else "@MainActor"
    return (f"{attributes}\nprivate func call{number}<{types}>({', '.join(given)}){where} "
            f"{{ _ = view.{name}({', '.join(passed)}) }}")


def types(target, tables, by_hand):
    """Returns the names of a module's types."""
    found = {declaration.name for _, declaration in by_hand.get(target, [])
             if declaration.kind in swift.TYPES and not declaration.owner and declaration.kind != "extension"}
    return found | {row.declaration.name for table in tables if table.target == target for row in table.rows
                    if not row.owner and row.declaration.kind in swift.TYPES}


def files(tables, by_hand):
    """Returns each module that has members of View, and the text of its calls before `swift format` formats it."""
    exported = set().union(*(types(target, tables, by_hand) for target in EXPORTED))
    for module, heads in members(tables, by_hand).items():
        imports = sorted({"SwiftUI", "UniformTypeIdentifiers", module} if module == "SwiftUI" else {"SwiftUI", module})
        lines = ["// SPDX-License-Identifier: MIT", "", "// Made by `make surface`: each member of View can be called.", ""]
        lines += [f"import {name}" for name in imports]
        twice = types(module, tables, by_hand) & exported if module != "SwiftUI" else ()
        for number, head in enumerate(heads):
            for name in twice:
                head = re.sub(rf"(?<![\w.]){name}\b", f"{module}.{name}", head)
            lines += ["", call(head, number)]
        yield module, lines
