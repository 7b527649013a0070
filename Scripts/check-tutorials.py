#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Types every command of the tutorials in Documentation/GettingStarted, and compares the output with any that they
show.

    Scripts/check-tutorials.py .build/debug/a11ynav [PAGE...]

Each page is followed in an empty folder, from top to bottom:

    <!-- file: shop.html -->     the next block is saved under this name
    <!-- keys: h ctrl-c -->      the next block's interactive command receives these keys in a terminal
    <!-- not run: REASON -->     the next block cannot be run here
    $ a11ynav read shop.html     a command must succeed, and must print the lines below it, if there are any
    $ a11ynav test a.a11y  # fails    it must end with exit code 1

A tutorial whose tools are missing is skipped with a message: web pages need a browser, and desktop apps need zenity and
Xvfb.
"""

import os
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PAGES = Path(__file__).resolve().parent.parent / "Documentation/GettingStarted"
KEYS = {"ctrl-c": "\x03", "right": "\x1b[C", "left": "\x1b[D", "space": " ", "enter": "\r"}
NEEDED = {"Linux.md": ["zenity", "Xvfb"]}
LIMIT = 120


def blocks(text):
    """Returns the page's marked files and console blocks, in order, as (mark, kind, lines)."""
    pattern = r"(?:^<!-- ([^\n]+) -->\n)?^```(\w*)\n(.*?)^```$"
    return re.findall(pattern, text, re.DOTALL | re.MULTILINE)


def commands(block):
    """Returns each command of a console block, together with the lines that it must print."""
    found = []
    for line in block.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        else:
            found[-1][1].append(line)
    return found


def interact(command, keys, folder, environment):
    """Runs a command in a terminal, presses keys once it has drawn its screen, and returns its exit code and output."""
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(folder)
        os.execvpe("/bin/sh", ["sh", "-c", command], environment | {"TERM": "xterm-256color"})
    output, sent = b"", False
    while select.select([terminal], [], [], LIMIT)[0]:
        try:
            part = os.read(terminal, 1 << 16)
        except OSError:
            break
        if not part:
            break
        output += part
        if not sent:
            os.write(terminal, "".join(KEYS.get(key, key) for key in keys.split()).encode())
            sent = True
    else:
        os.kill(child, 9)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), output.decode(errors="replace")


def follow(page, environment):
    """Follows a page, and returns its number of commands and its faults."""
    count, faults = 0, []
    with tempfile.TemporaryDirectory() as folder:
        for mark, kind, body in blocks(page.read_text()):
            if mark.startswith("file: "):
                file = Path(folder, mark[6:])
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(body)
            if kind != "console" or mark.startswith("not run: "):
                continue
            keys = mark[6:] if mark.startswith("keys: ") else None
            for command, expected in commands(body):
                count += 1
                if keys is not None and not command.startswith("cat "):
                    code, output = interact(command, keys, folder, environment)
                else:
                    run = subprocess.run(
                        ["sh", "-c", command], cwd=folder, env=environment, timeout=LIMIT,
                        stdin=subprocess.DEVNULL, capture_output=True, text=True)
                    code, output = run.returncode, run.stdout + run.stderr
                    if expected and run.stdout.splitlines() != expected:
                        faults.append(f"{page.name}: $ {command}\nprints\n{run.stdout}instead of\n" + "\n".join(expected))
                if code != (1 if "# fails" in command else 0):
                    faults.append(f"{page.name}: $ {command}\nends with exit code {code}:\n{output}")
    return count, faults


def main():
    program = Path(sys.argv[1]).resolve()
    environment = os.environ | {"PATH": f"{program.parent}:{os.environ['PATH']}", "A11YNAV_SPEECH": "none"}
    environment.pop("CI", None)
    total, faults = 0, []
    with tempfile.TemporaryDirectory() as home:
        environment["XDG_CONFIG_HOME"] = home
        for page in [PAGES / name for name in sys.argv[2:]] or sorted(PAGES.glob("*.md")):
            missing = [tool for tool in NEEDED.get(page.name, []) if not shutil.which(tool)]
            if missing:
                print(f"tutorials: {page.name} was not followed, because {missing[0]} is missing", file=sys.stderr)
                continue
            count, new = follow(page, environment)
            total += count
            faults += new
    for fault in faults:
        print(f"check-tutorials: {fault}", file=sys.stderr)
    print(f"{total} tutorial commands, {len(faults)} faults")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
