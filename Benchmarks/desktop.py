#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Measures a11ynav on desktop apps: attaching, moving, activating, idling, and memory. Started by desktop.sh."""

import os
import select
import statistics
import subprocess
import sys
import threading
import time
from pathlib import Path

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PROGRAM = os.environ["A11YNAV"]
APPS = Path(__file__).parent.parent / "Tests/A11yDesktopTests/Apps"
RIGHT, LEFT = b"\x1b[C", b"\x1b[D"


class Session:
    """a11ynav attached to an app, with a pipe for keys and another for output lines."""

    def __init__(self, *arguments):
        self.start = time.perf_counter()
        command = [PROGRAM, "attach", *arguments, "--plain", "--speech", "none", "--no-hints"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)

    def line(self, seconds=30):
        """Returns the next line and its time, or nothing if no line arrives within the time limit."""
        line = b""
        while not line.endswith(b"\n"):
            if not select.select([self.process.stdout], [], [], seconds)[0]:
                return None, ""
            byte = self.process.stdout.read(1)
            if not byte:
                return None, ""
            line += byte
        return time.perf_counter(), line.decode().strip()

    def rest(self, seconds=0.5):
        """Reads the remaining output."""
        while self.line(seconds)[0]:
            pass

    def press(self, key):
        """Presses a key and returns the time immediately before the press."""
        before = time.perf_counter()
        self.process.stdin.write(key)
        return before

    def status(self, name):
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return int(next(line.split()[1] for line in lines if line.startswith(name)))

    def ticks(self):
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])

    def end(self):
        self.process.stdin.close()
        self.process.wait(30)


def start(*command):
    """Starts an app and waits until its window can be read."""
    app = subprocess.Popen(["/usr/bin/python3", *map(str, command)])
    end = time.monotonic() + 30
    while time.monotonic() < end:
        listed = subprocess.run([PROGRAM, "apps"], capture_output=True, text=True).stdout
        for line in listed.splitlines():
            if line.split("\t")[1:2] == [str(app.pid)]:
                return app, line.split("\t")[3]
        time.sleep(0.1)
    sys.exit("desktop.py: the app did not start")


def report(name, value, unit, gate, isMet):
    print(name, f"{value:.1f} {unit}", gate, "" if isMet is None else "met" if isMet else "MISSED", sep="\t", flush=True)


def attaching(rounds=9):
    app, count = start(Path(__file__).parent / "window.py", "400")
    times = []
    for _ in range(rounds):
        session = Session(str(app.pid))
        times.append(((session.line()[0] or 0) - session.start) * 1000)
        session.end()
    app.kill()
    bare = []
    for _ in range(rounds):
        before = time.perf_counter()
        subprocess.run([PROGRAM, "--version"], stdout=subprocess.DEVNULL)
        bare.append((time.perf_counter() - before) * 1000)
    both, start_alone = statistics.median(times), statistics.median(bare)
    attach = both - start_alone
    report(f"attaching to a window of {count} accessible objects", attach, "ms", "150", attach <= 150)
    report("including the start of the process", both, "ms", "", None)


def moving(presses=200):
    app, _ = start(APPS / "gtk3_app.py", "--page", "form")
    session = Session(str(app.pid))
    session.line()
    session.rest()
    times = []
    for press in range(presses):
        before = session.press(RIGHT if press // 10 % 2 == 0 else LEFT)
        after, _ = session.line(2)
        if after:
            times.append((after - before) * 1000)
        session.rest(0.02)
    session.end()
    app.kill()
    median = statistics.median(times)
    report(f"from the key to the text, median of {len(times)}", median, "ms", "4", median <= 4)
    report("from the key to the text, 95 %", statistics.quantiles(times, n=20)[18], "ms", "", None)


def activating(presses=40):
    """Measures the time between the app's event, as received by another program on the bus, and the words."""
    app, _ = start(APPS / "stranger.py", "--announce")
    heard = []
    listener = Atspi.EventListener.new(lambda event: heard.append((time.perf_counter(), event.type)))
    listener.register("object:announcement")
    loop = GLib.MainLoop()
    threading.Thread(target=loop.run, daemon=True).start()
    session = Session(str(app.pid))
    session.line()
    session.rest()
    differences, whole = [], []
    for _ in range(presses):
        heard.clear()
        before = session.press(b" ")
        moment = None
        while True:
            moment, words = session.line(2)
            if moment is None or "was heard" in words:
                break
        time.sleep(0.05)
        events = [at for at, kind in heard if kind.startswith("object:announcement")]
        if moment and events:
            differences.append((moment - events[0]) * 1000)
            whole.append((moment - before) * 1000)
        session.rest(0.05)
    session.end()
    app.kill()
    if differences:
        median = statistics.median(differences)
        report(f"activating: from the app's own event to the words, median of {len(differences)}", median, "ms", "2", median <= 2)
        report("activating: from the key to the words", statistics.median(whole), "ms", "", None)


def idling(seconds=20):
    app, _ = start(APPS / "gtk3_app.py", "--page", "form")
    session = Session(str(app.pid))
    session.line()
    session.rest(2)
    before = session.ticks()
    time.sleep(seconds)
    share = (session.ticks() - before) / os.sysconf("SC_CLK_TCK") / seconds * 100
    session.end()
    app.kill()
    report("idle: processor time", share, "%", "about 0, at most 10", share <= 10)


def remembering():
    for name, command in {
        "a flood of 1,000 changes a second for 10 s": [APPS / "stranger.py", "--flood", "10"],
        "a list of 100,000 children": [APPS / "stranger.py", "--children", "100000"],
        "a table of 100,000 rows": [APPS / "gtk3_app.py", "--page", "list"],
        "a document of 100,000 paragraphs": [APPS / "stranger.py", "--paragraphs", "100000"],
    }.items():
        app, _ = start(*command)
        session = Session(str(app.pid))
        session.line()
        session.press(b"\x1b[F")
        for _ in range(50):
            session.press(LEFT)
        session.rest(12 if "flood" in name else 3)
        peak = session.status("VmHWM") / 1024
        session.end()
        app.kill()
        report(f"peak memory: {name}", peak, "MB", "500", peak < 500)


PARTS = {"attach": attaching, "key": moving, "activate": activating, "idle": idling, "memory": remembering}
print("measurement", "measured", "gate", "", sep="\t")
for part in sys.argv[1:] or PARTS:
    PARTS[part]()
