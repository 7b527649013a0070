#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Builds the W3C's aria-at plans for its test harness.

  build-aria-at.py CHECKOUT OUTPUT [PLAN…]

CHECKOUT is a copy of github.com/w3c/aria-at, or a folder with its tests/. For each plan that has commands for
VoiceOver on macOS, the script writes the harness's input to OUTPUT/PLAN: a collected test for each test, and the pages
with the button that runs a test's setup. It prints the paths of these folders.
"""
import csv
import json
import pathlib
import re
import shutil
import sys

AT = {"key": "voiceover_macos", "name": "VoiceOver for macOS"}
NAMES = {"opt": "option", "ctrl": "control", "cmd": "meta", "esc": "escape", "pageUp": "PAGE_UP",
         "pageDown": "PAGE_DOWN", "del": "delete", "vo": "control+option"}


def rows(path):
    with path.open(encoding="utf-8-sig", newline="") as file:
        return [{k.strip(): (v or "").strip() for k, v in row.items() if k}
                for row in csv.DictReader(file)]


def keypress(chord):
    """Returns a chord in the harness's notation, such as control+option+right."""
    parts = [NAMES.get(part, part) for part in chord.split("+")]
    return {"id": "+".join(parts), "keystroke": " + ".join(parts)}


def setup_page(html, script):
    """Returns a page with the button that the harness presses in order to run a setup script once."""
    if not script:
        return html
    code = f"""<script>
window.addEventListener('load', () => {{
  const button = document.createElement('button');
  button.className = 'button-run-test-setup';
  button.autofocus = true;
  button.textContent = 'Run Test Setup';
  button.addEventListener('click', () => {{
    button.disabled = true;
    (function(testPageDocument) {{
{script}
    }})(document);
  }});
  document.body.prepend(button);
  button.focus();
}});
</script>
"""
    at = re.search(r"</head\s*>", html, re.I)
    return html[:at.start()] + code + html[at.start():] if at else code + html


def wanted(test, command, known):
    """Returns a command's assertions: those of its test, modified by the command's exceptions."""
    found = {}
    tokens = test["assertions"].split() + command.get("assertionExceptions", "").split()
    for token in tokens:
        priority, _, name = token.rpartition(":")
        if name in known:
            found[name] = int(priority or known[name]["priority"])
    return [{"assertionId": name, "priority": priority,
             "assertionStatement": known[name]["assertionStatement"].split("|")[0].strip()}
            for name, priority in found.items() if priority]


def build(plan, output):
    data = plan / "data"
    references = {row["refId"]: row["value"] for row in rows(data / "references.csv")}
    page = references["reference"]
    known = {row["assertionId"]: row for row in rows(data / "assertions.csv")}
    commands = rows(data / f"{AT['key']}-commands.csv")
    source = plan / pathlib.Path(page).parent
    shutil.copytree(source, output / pathlib.Path(page).parent, dirs_exist_ok=True)
    html = (plan / page).read_text(encoding="utf-8-sig")
    count = 0
    for number, test in enumerate(rows(data / "tests.csv"), 1):
        own = [row for row in commands if row["testId"] == test["testId"]]
        if not own:
            continue
        setup = test.get("setupScript", "")
        target = page.replace(".html", f".{setup}.html") if setup else page
        if setup and not (output / target).exists():
            script = (data / "js" / f"{setup}.js").read_text(encoding="utf-8-sig")
            (output / target).write_text(setup_page(html, script), encoding="utf-8")
        name = f"test-{number:02}-{test['testId']}-{AT['key']}.collected.json"
        collected = {
            "info": {"testId": test["testId"], "title": test["title"],
                     "presentationNumber": float(test["presentationNumber"]),
                     "references": [{"refId": key, "value": value}
                                    for key, value in references.items()]},
            "instructions": {"instructions": [test["instructions"]]},
            "target": {"at": dict(AT, raw=None), "referencePage": target,
                       "setupScript": {"name": setup} if setup else None},
            "commands": [{
                "id": row["command"].replace(" ", "_THEN_"),
                "keystroke": " then ".join(keypress(chord)["keystroke"]
                                           for chord in row["command"].split()),
                "keypresses": [keypress(chord) for chord in row["command"].split()],
                "settings": row.get("settings") or "defaultMode",
                "presentationNumber": float(row["presentationNumber"] or 0),
                "assertions": wanted(test, row, known),
            } for row in own],
            "assertions": wanted(test, {}, known),
        }
        (output / name).write_text(json.dumps(collected, indent=2), encoding="utf-8")
        count += len(own)
    return count


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    checkout, output = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    names = sys.argv[3:]
    for plan in sorted((checkout / "tests" / "apg").iterdir()):
        has_commands = (plan / "data" / f"{AT['key']}-commands.csv").exists()
        if not has_commands or names and plan.name not in names:
            continue
        folder = output / plan.name
        folder.mkdir(parents=True, exist_ok=True)
        try:
            count = build(plan, folder)
        except (OSError, KeyError, ValueError) as problem:
            print(f"{plan.name}: cannot be built: {problem}", file=sys.stderr)
            shutil.rmtree(folder)
            continue
        print(f"{folder}\t{count}")


main()
