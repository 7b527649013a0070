# SPDX-License-Identifier: MIT
"""Prints a11ynav's manual page, which combines the text of a11ynav.1.in with the program's options.

    python3 Packaging/manual.py PROGRAM DATE > a11ynav.1

The options come from the program itself (`--experimental-dump-help`), so the page is always up to date. DATE has
the form 2026-11-22. Options in a titled group, which several commands share, are described only once.
"""

import datetime
import json
import pathlib
import re
import subprocess
import sys
import textwrap

# The maximum number of characters that fit on a line beside an option's names.
LONGEST = 48


def escape(text):
    """Returns text as mdoc input, without escapes or requests at the start of a line."""
    lines = []
    for line in text.split("\n"):
        line = line.replace("\\", "\\e")
        lines.append("\\&" + line if line.startswith((".", "'")) else line)
    return "\n".join(lines)


def argument(text):
    """Returns a word for a macro line, quoted so that it is never interpreted as a macro."""
    return '"' + escape(text).replace('"', '""') + '"'


def is_shown(item):
    names = {name["name"] for name in item.get("names") or []}
    return item["shouldDisplay"] and not names & {"help", "version"}


def shown(command):
    return [item for item in command.get("arguments", []) if is_shown(item)]


def value(item):
    """Returns an item's possible values, or the name of its value if there are too many values for one line."""
    values = "|".join(item.get("allValues") or [])
    if values and len(values) <= LONGEST:
        return " Cm " + argument(values)
    return " Ar " + argument(item["valueName"])


def tag(item):
    """Returns the heading of an item: its names, and the name of its value."""
    if item["kind"] == "positional":
        return ".It" + value(item)
    names = [
        "Fl " + argument(name["name"] if name["kind"] == "short" else "-" + name["name"])
        for name in item["names"]
    ]
    return ".It " + " , ".join(names) + (value(item) if item["kind"] == "option" else "")


def listing(items):
    if not items:
        return []
    lines = [".Bl -tag -width Ds"]
    for item in items:
        lines += [tag(item), escape(item.get("abstract") or "")]
    return lines + [".El"]


def usage(name, command):
    """Returns the command with its arguments, but without its options, which have their own list."""
    lines = [".Nm " + name, ".Cm " + argument(command["commandName"])]
    if any(item["kind"] != "positional" for item in shown(command)):
        lines.append(".Op Ar options")
    for item in shown(command):
        if item["kind"] == "positional":
            word = value(item)[1:] + (" ..." if item["isRepeating"] else "")
            lines.append(".Op " + word if item["isOptional"] else "." + word)
    return "\n".join(lines)


def discussion(text):
    """Returns prose with one sentence on each line, and indented blocks unchanged."""
    lines = []
    for block in textwrap.dedent(text).strip("\n").split("\n\n"):
        if block.startswith(" "):
            lines += [".Bd -literal -offset indent", escape(textwrap.dedent(block)), ".Ed"]
        else:
            sentences = re.sub(r"(?<=[.!?])\s+(?=[A-Z])", "\n", block)
            lines += [".Pp", escape(sentences)]
    return lines


def manual(template, command, date):
    name = command["commandName"]
    commands = [each for each in command["subcommands"] if each["commandName"] != "help"]

    described, groups, users = [".Bl -tag -width Ds"], {}, {}
    for each in commands:
        items = shown(each)
        own = [item for item in items if not item.get("sectionTitle")]
        described += [".It Cm " + argument(each["commandName"]), escape(each["abstract"])]
        described += discussion(each.get("discussion") or "") if each.get("discussion") else []
        described += listing(own)
        for item in items:
            title = item.get("sectionTitle")
            if title:
                groups.setdefault(title, {}).setdefault(item["preferredName"]["name"], item)
                users.setdefault(title, {})[each["commandName"]] = None
    described.append(".El")

    options = []
    for title, items in groups.items():
        options += [".Ss " + title, "For"]
        names = [".Cm " + argument(user) for user in users[title]]
        options += [line + " ," for line in names[:-2]] + names[-2:-1]
        options += (["and"] if len(names) > 1 else []) + [names[-1] + " :"]
        options += listing(items.values())

    replacements = {
        "@DATE@": f"{date:%B} {date.day}, {date.year}",
        "@SYNOPSIS@": "\n".join(usage(name, each) for each in commands),
        "@COMMANDS@": "\n".join(described),
        "@OPTIONS@": "\n".join(options),
    }
    for placeholder, text in replacements.items():
        template = template.replace(placeholder, text)
    return template


def main():
    program, date = sys.argv[1], datetime.date.fromisoformat(sys.argv[2])
    dump = subprocess.run([program, "--experimental-dump-help"], check=True, stdout=subprocess.PIPE)
    template = pathlib.Path(__file__).with_name("a11ynav.1.in").read_text(encoding="utf-8")
    text = manual(template, json.loads(dump.stdout)["command"], date)
    sys.stdout.buffer.write(text.encode("utf-8"))


if __name__ == "__main__":
    main()
