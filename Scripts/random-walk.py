#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs random commands in an app, and checks that the app does not crash, hang or print a message about a11ynav itself.

    python3 Scripts/random-walk.py PROGRAM [--seed N] [--commands N] [--limit SECONDS] [OPTION ...]

PROGRAM is an app built with the product SwiftUI; further options, such as --preview NAME, are passed to it. The
commands are script commands that are derived from the seed, so a run can be repeated. The script prints the number of
utterances, and each message with its count. It fails if the app crashes or exceeds the limit, or if a message is about
a11ynav rather than the app.
"""

import argparse
import collections
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

# Each command with its relative frequency.
COMMANDS = [
    ("next", 300), ("previous", 100), ("activate", 220), ("escape", 50), ("first", 10),
    ("last", 10), ("tab", 40), ("shift-tab", 20), ("rotor next", 20), ("rotor previous", 5),
    ("rotor down", 40), ("rotor up", 20), ("increment", 30), ("decrement", 20), ("show menu", 10),
    ("actions", 15), ("menu", 5), ("magic tap", 5), ("scroll up", 5), ("scroll down", 5),
    ("scroll left", 5), ("scroll right", 5), ("row down", 5), ("row up", 5), ("column left", 5),
    ("column right", 5), ("more content", 5), ("describe", 5), ("repeat", 5), ("spell", 2),
    ("read from here", 3), ("read from top", 2), ("pause", 3), ("wait 100ms", 20), ("wait 3s", 10),
    ("press enter", 15), ("press space", 10), ("press delete", 10), ("press down", 10),
    ("press up", 10), ("press command+z", 3), ("press f10", 3), ("window", 3), ("background", 2),
    ("activate app", 4), ("technology", 4), ("select", 20), ("scanner menu", 3), ("restart", 3),
]
TEXTS = ["a", "Ann", "12", "3.5", "é漢字", "👩‍👩‍👧", "x@example.com", "\" \"", "-1", "99999999999999999999"]

# Ignores messages that result from an app's own mistakes or from commands that do not apply.
OURS = re.compile(
    r"cannot be shown|took too long|Stopped waiting|not handled|passes|[Ff]atal|overflow"
    r"|does not settle|is not valid|featureFailed|unreadable"
)


def walk(seed, count):
    """Returns the commands of a run."""
    choose = random.Random(seed)
    names = [name for name, _ in COMMANDS]
    weights = [weight for _, weight in COMMANDS]
    commands = []
    for name in choose.choices(names + ["type"], weights + [40], k=count):
        commands.append(f"type {choose.choice(TEXTS)}" if name == "type" else name)
        # Most commands are VoiceOver's. The other technology is tried only briefly.
        if name == "technology":
            commands += ["select"] * choose.randrange(1, 8) + ["technology voiceover"]
    return commands[:count]


def run(command, commands, limit):
    """Returns an app's output, messages and exit code."""
    with tempfile.TemporaryDirectory() as folder:
        script = pathlib.Path(folder) / "walk.a11y"
        script.write_text("".join(f"> {command}\n" for command in commands))
        try:
            done = subprocess.run(
                [*command, "--script", str(script)], cwd=folder, stdin=subprocess.DEVNULL,
                capture_output=True, timeout=limit,
            )
        except subprocess.TimeoutExpired as late:
            return lines(late.stdout), lines(late.stderr), None
    return lines(done.stdout), lines(done.stderr), done.returncode


def lines(output):
    return (output or b"").decode(errors="replace").splitlines()


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("program")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--commands", type=int, default=10_000)
    options.add_argument("--limit", type=float, default=600)
    wanted, further = options.parse_known_args()
    command = [str(pathlib.Path(wanted.program).resolve())]
    command += ["--technology", "voiceover,switch-control", *further]
    left = walk(wanted.seed, wanted.commands)
    words, messages = set(), collections.Counter()
    runs = screens = 0
    status = 0
    began = time.monotonic()
    # If a run quits the app, the remaining commands continue in the next run.
    while left and status == 0:
        said, told, status = run(command, left, wanted.limit)
        done = sum(line.startswith("> ") for line in said)
        if not done:
            sys.exit(f"the app accepts no command: {told[:1]}")
        words.update(line for line in said if line and not line.startswith("> "))
        screens += said.count("[screen change]")
        messages.update(told)
        runs += 1
        last, left = left[:done][-3:], left[done:]
    print(
        f"seed {wanted.seed}: {wanted.commands - len(left)} commands in "
        f"{time.monotonic() - began:.1f} s and {runs} runs, {len(words)} different lines, "
        f"{screens} screen changes"
    )
    for message, times in messages.most_common():
        print(f"{times:6} {message[:200]}")
    if status is None:
        sys.exit(f"the app hangs after {', '.join(last)}")
    if status:
        sys.exit(f"the app exits with {status} after {', '.join(last)}")
    ours = [message for message in messages if OURS.search(message)]
    if ours:
        sys.exit("a message is about a11ynav itself: " + ours[0])


main()
