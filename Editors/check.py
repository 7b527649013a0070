#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks the files for editors: the grammar names each kind of line, and the schema lists the program's settings.

python3 Editors/check.py a11ynav
"""

import importlib.util
import json
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))

# Lines of a transcript's body, each with the scope of its first part.
LINES = {
    "# a comment": "comment.line.number-sign.a11y",
    "> next": "punctuation.definition.command.a11y",
    "  > type Ada": "punctuation.definition.command.a11y",
    "switch-control> wait 2s": "storage.type.technology.a11y",
    "switchControl> select": "storage.type.technology.a11y",
    "/Name, .*/": "string.regexp.a11y",
    "...": "keyword.operator.rest.a11y",
    'cost "Buy" <= 6 presses': "keyword.other.check.a11y",
    "cost task <= 60s 95%": "keyword.other.check.a11y",
    "expect no findings same-words": "keyword.other.check.a11y",
    'ignore same-words "Edit" because each is in its row': "keyword.other.check.a11y",
    "\\# 1": "constant.character.escape.a11y",
    "[border]": "constant.language.tone.a11y",
    "switch-control: [border]": "storage.type.technology.a11y",
    "switch-control: Buy, button": "storage.type.technology.a11y",
    "Shop, heading level 1": None,
    "Price: 3": None,
    "cost of living": None,
    "[other]": None,
}
HEADER = {"open: shop.html": "keyword.other.header.a11y", "hint-delay: 1s": "keyword.other.header.a11y"}


def main():
    with open(os.path.join(HERE, "textmate", "a11y.tmLanguage.json"), encoding="utf-8") as file:
        grammar = json.load(file)
    problems = []
    for rules, lines in (([{"include": "#header"}], HEADER), ([{"include": "#body"}], LINES)):
        for line, scope in lines.items():
            found = first_scope(grammar, rules, line)
            if found != scope:
                problems.append(f"the grammar gives “{line}” the scope {found} instead of {scope}")
    if len(sys.argv) > 1:
        problems += schema_problems(sys.argv[1])
    for problem in problems:
        print(f"editors: {problem}", file=sys.stderr)
    return 1 if problems else 0


def first_scope(grammar, rules, line):
    """Returns the scope of the first part that a grammar names in a line, by the rules' order."""
    for rule in rules:
        if "include" in rule:
            found = first_scope(grammar, [grammar["repository"][rule["include"][1:]]], line)
        elif "patterns" in rule:
            found = first_scope(grammar, rule["patterns"], line)
        else:
            match = re.search(rule["match"], line)
            parts = (
                sorted(
                    (match.start(int(number)), capture["name"])
                    for number, capture in rule["captures"].items()
                    if match.group(int(number))
                )
                if match
                else []
            )
            found = parts[0][1] if parts else None
        if found:
            return found
    return None


def schema_problems(program):
    specification = importlib.util.spec_from_file_location("settings_schema", os.path.join(HERE, "settings-schema.py"))
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    with open(os.path.join(HERE, "settings.schema.json"), encoding="utf-8") as file:
        if json.load(file) == module.schema(program):
            return []
    return [
        f"settings.schema.json is out of date: python3 Editors/settings-schema.py {program} > Editors/settings.schema.json"
    ]


if __name__ == "__main__":
    sys.exit(main())
