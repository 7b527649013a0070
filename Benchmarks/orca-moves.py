#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Presses keys in the tests' GTK 3 app while Orca or a11ynav runs, and prints the words and times for each key.
Started by orca.sh. The app itself moves its focus, so both screen readers follow the same focus.

a11ynav prints a line for each utterance, and the time is taken when the line arrives. Orca writes each utterance and
its time to its debug file; both times are from the machine's clock. The file is read after Orca has ended, because Orca
does not flush it. Keys are therefore pressed at fixed intervals, and words that are spoken before the next key belong
to the previous key."""

import argparse
import ctypes
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from datetime import datetime
from pathlib import Path

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

APP = Path(__file__).parent.parent / "Tests/A11yDesktopTests/Apps/gtk3_app.py"
PROGRAM = os.environ.get("A11YNAV", "a11ynav")
KEYS = {"Tab": 0xFF09, "Down": 0xFF54, "Up": 0xFF52}
MOVES = {"form": ["Tab"] * 10, "list": ["Down"] * 8 + ["Up"] * 2}
SPEECH = re.compile(r"(\d\d:\d\d:\d\d\.\d+) - SPEECH OUTPUT: '(.*)'(?: ?\{.*\})?$")
SETTINGS = {  # Orca's default settings, except that keys are not echoed
    "general": {"enableKeyEcho": False, "startingProfile": ["Default", "default"]},
    "profiles": {"default": {"profile": ["Default", "default"], "pronunciations": {}, "keybindings": {}}},
    "pronunciations": {}, "keybindings": {},
}


class Keyboard:
    """Presses keys through the XTest extension from this process, so that no program start is included in the times."""

    def __init__(self):
        self.x11, self.xtest = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        if not self.display:
            sys.exit("orca-moves: there is no display")

    def press(self, key):
        """Presses and releases a key, and returns the time immediately before the press."""
        code = self.x11.XKeysymToKeycode(self.display, ctypes.c_ulong(KEYS[key]))
        pressed = datetime.now()
        for down in (1, 0):
            self.xtest.XTestFakeKeyEvent(self.display, code, down, ctypes.c_ulong(0))
        self.x11.XFlush(self.display)
        return pressed


def wait(what, condition, seconds=30):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            sys.exit(f"orca-moves: {what} did not happen within {seconds} s")
        time.sleep(0.05)


def is_active(pid):
    """Returns whether a window of this process is in front."""
    desktop = Atspi.get_desktop(0)
    for app in filter(None, (desktop.get_child_at_index(index) for index in range(desktop.get_child_count()))):
        if app.get_process_id() == pid and app.get_child_count():
            window = app.get_child_at_index(0)
            return bool(window) and window.get_state_set().contains(Atspi.StateType.ACTIVE)
    return False


def heard(file):
    """Returns Orca's words with their times."""
    lines = (SPEECH.match(line) for line in file.read_text(errors="replace").splitlines())
    return [(datetime.strptime(line[1], "%H:%M:%S.%f").time(), line[2].strip()) for line in lines if line]


class Orca:
    """Orca with its default settings, whose words are read after Orca has ended."""

    name = "orca"

    def __init__(self, app, folder):
        self.debug = Path(folder) / "debug"
        (Path(folder) / "user-settings.conf").write_text(json.dumps(SETTINGS))
        self.process = subprocess.Popen(["orca", "--replace", "--user-prefs", folder, "--debug-file", self.debug],
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait("Orca's start", lambda: self.debug.exists())

    def end(self, day):
        self.process.terminate()
        self.process.wait(30)
        return [(datetime.combine(day, moment), words) for moment, words in heard(self.debug) if words != "Screen reader off."]


class A11ynav:
    """An a11ynav process that is attached to the app, in which VoiceOver follows the app's focus."""

    name = "a11ynav"

    def __init__(self, app, folder):
        self.lines = []
        self.process = subprocess.Popen([PROGRAM, "attach", str(app), "--plain", "--speech", "none", "--no-hints"],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        threading.Thread(target=self.read, daemon=True).start()
        wait("a11ynav's first words", lambda: self.lines)

    def read(self):
        for line in self.process.stdout:
            self.lines.append((datetime.now(), line.decode().strip()))

    def end(self, day):
        self.process.stdin.close()
        self.process.wait(30)
        return self.lines


def run(reader, page, keys, pause):
    """Presses the keys on one page, and returns each key's words and the milliseconds until the first and last word."""
    with tempfile.TemporaryDirectory() as folder:
        app = subprocess.Popen(["/usr/bin/python3", APP, "--page", page])
        running = None
        try:
            wait("a window in front", lambda: is_active(app.pid))
            running = reader(app.pid, folder)
            time.sleep(5 * pause)
            keyboard, presses = Keyboard(), []
            for key in keys:
                presses.append(keyboard.press(key))
                time.sleep(pause)
        finally:
            said = running.end(datetime.now().date()) if running else []
            app.terminate()
            app.wait(30)
        ends = presses[1:] + [datetime.max]
        for key, start, end in zip(keys, presses, ends):
            answer = [(moment, words) for moment, words in said if start <= moment < end and words]
            times = [(moment - start).total_seconds() * 1000 for moment, _ in answer]
            yield key, times, " ".join(words.replace("\t", " ") for _, words in answer)


READERS = [Orca, A11ynav]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pause", type=float, default=1, help="seconds between two keys")
    parser.add_argument("--to", type=argparse.FileType("w"), default=sys.stdout, help="the file for the table")
    options = parser.parse_args()
    manager = subprocess.Popen(["evilwm", "-fn", "fixed"])
    summary = []
    try:
        print("reader", "page", "key", "first ms", "last ms", "words", sep="\t", file=options.to)
        for page, keys in MOVES.items():
            for reader in READERS:
                firsts = []
                for key, times, words in run(reader, page, keys, options.pause):
                    firsts += times[:1]
                    shown = [f"{moment:.1f}" for moment in (times[0], times[-1])] if times else ["", ""]
                    print(reader.name, page, key, *shown, words, sep="\t", file=options.to)
                if firsts:
                    median, worst = statistics.median(firsts), max(firsts)
                    counts = f"{len(firsts)} of {len(keys)}"
                    summary.append([reader.name, page, counts, f"{median:.1f}", f"{worst:.1f}"])
    finally:
        manager.terminate()
        manager.wait(30)
    print("\nreader", "page", "answered", "median ms", "maximum ms", sep="\t", file=options.to)
    for line in summary:
        print(*line, sep="\t", file=options.to)


main()
