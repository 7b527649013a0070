# SPDX-License-Identifier: MIT
"""Generates Sources/a11ynav/Init/Generated, with which `a11ynav init` reports names in an app that have no effect."""

import re
import textwrap

import modules_page
import swift_declarations as swift

HEAD = '''// SPDX-License-Identifier: MIT

// Made from Surface/*.rows by `make surface`.

extension NotHeard {
  /// Each name that is never heard, its state, and what is lost.
  static let table = """
'''


def names(tables, by_hand):
    """Returns the state and note of each type and modifier that has no real form."""
    real, others = set(), {}
    for target, found in by_hand.items():
        for _, declaration in found:
            if declaration.is_public and declaration.kind not in ("extension", "import"):
                real.add(declaration.name)
    for table in tables:
        for row in table.rows:
            if row.is_internal or row.declaration.name.startswith("_"):
                continue
            if row.state in ("forwards", "value"):
                real.add(row.declaration.name)
            elif not row.parent and row.state in ("accepted", "partial") and (
                    not row.owner and row.declaration.kind in swift.TYPES
                    or modules_page.MODIFIED.match(row.owner) and row.declaration.kind == "func"):
                name = f".{row.declaration.name}" if row.owner else row.declaration.name
                states = others.setdefault(name, {})
                states.setdefault(row.state, row.note)
    return {name: next((state, states[state]) for state in ("partial", "accepted") if state in states)
            for name, states in others.items() if name.lstrip(".") not in real}


def text(tables, by_hand):
    lines = [HEAD.rstrip("\n")]
    for name, (state, note) in sorted(names(tables, by_hand).items()):
        row = f"{name} {state} {note}".replace("\\", "\\\\").replace('"', '\\"')
        parts = textwrap.wrap(row, 92, break_on_hyphens=False, break_long_words=False)
        lines += [f"    {part} \\" for part in parts[:-1]] + [f"    {parts[-1]}"]
    return "\n".join([*lines, '    """', "}", ""])
