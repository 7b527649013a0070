#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints a JSON Schema for the settings that a program lists, with the values and the words of its help.

python3 Editors/settings-schema.py a11ynav > Editors/settings.schema.json
"""

import json
import re
import subprocess
import sys


def schema(program):
    """Returns the schema for a program's settings."""
    help_text = output(program, "open", "--help")
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Settings of a11ynav",
        "description": "The settings of a session by name, with the values that the command line accepts.",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: setting(name, help_text) for name in output(program, "settings", "--list").split()},
    }


def setting(name, help_text):
    """Returns the schema for a setting, from the entry of its option in the help."""
    # An entry ends at the next option, or at an empty line.
    match = re.search(rf"^  --{re.escape(name)}\b( <[\w-]+>)?\s+(.*?)(?=\n  --|\n\n|\Z)", help_text, re.S | re.M)
    words = " ".join(match.group(2).split()) if match else ""
    is_flag = match is not None and match.group(1) is None
    facts = dict(re.findall(r"(values|default): ([^);]*)", words))
    words = re.sub(r" ?\((values|default): [^)]*\)", "", words)
    values = facts["values"].split(", ") if "values" in facts else ["on", "off"] if is_flag else None
    limits = re.search(r"from (\d+) to (\d+)", words)
    result = {"description": words} if words else {}
    if values:
        result["enum"] = values
        if all(value.isdigit() for value in values):
            result["enum"] = values + [int(value) for value in values]
    elif limits:
        low, high = map(int, limits.groups())
        result["anyOf"] = [
            {"type": "integer", "minimum": low, "maximum": high},
            {"type": "string", "pattern": "^[0-9]+$"},
        ]
    else:
        result["type"] = ["string", "number"]
    # Other defaults depend on the document, the terminal or other settings.
    default = facts.get("default", "")
    if default in (values or []) or (not values and re.fullmatch(r"[\d.]+(s|%)?", default)):
        result["default"] = default
    return result


def output(program, *arguments):
    return subprocess.run([program, *arguments], check=True, stdout=subprocess.PIPE, text=True).stdout


if __name__ == "__main__":
    json.dump(schema(sys.argv[1]), sys.stdout, indent=2, ensure_ascii=False)
    print()
