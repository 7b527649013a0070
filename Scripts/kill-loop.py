#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Kills the browser, the server and a11ynav itself at random moments of a session with a live page, and checks that
no process or temporary file is left and that the terminal is restored.

    kill-loop.py A11YNAV [ROUNDS] [SEED]      100 rounds for each target by default

The first round and every second round after it wait until the page is shown. In the remaining rounds, the process can
be killed at any time.

Two more targets are killed while writing a transcript (test --record) or the user's settings. The file must be
either the old or the new version, and the next run must remove any temporary files.

Prints one line for each target, and exits with 1 if any process or file was left behind.
"""

import fcntl
import os
import pty
import random
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import termios
import time

program = os.path.abspath(sys.argv[1])
rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 100
dice = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
# The time in which remaining processes must end, in seconds.
PATIENCE = 15
# The time in which the page must be shown, in seconds; it is long because other tests may be running.
OPENING = 120
# All targets, or those named in the environment.
VICTIMS = os.environ.get(
    "VICTIMS", "browser server SIGKILL SIGTERM SIGINT SIGHUP record settings").split()


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def marked(mark):
    """Returns the processes, except this one, that have the mark in their environment or command line."""
    found = []
    for name in os.listdir("/proc"):
        if not name.isdigit() or int(name) == os.getpid():
            continue
        try:
            with open(f"/proc/{name}/cmdline", "rb") as file:
                line = file.read()
            with open(f"/proc/{name}/environ", "rb") as file:
                place = file.read()
        except OSError:
            continue
        if line and mark in line + place:
            found.append((int(name), line))
    return found


def drain(terminal, seconds):
    """Reads the terminal's output so that the session never waits for a reader."""
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        ready, _, _ = select.select([terminal], [], [], left)
        if not ready:
            break
        try:
            if not os.read(terminal, 65536):
                break
        except OSError:
            break


def shown(terminal, words):
    """Waits until the terminal shows the words, and returns whether it did so within the time limit."""
    end = time.monotonic() + OPENING
    screen = b""
    while time.monotonic() < end:
        ready, _, _ = select.select([terminal], [], [], 0.1)
        try:
            screen += os.read(terminal, 65536) if ready else b""
        except OSError:
            return False
        if words in screen:
            return True
    return False


def waited(child, terminal, key=b""):
    """Presses a key twice a second, and returns whether the child ended within the time limit."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if child.poll() is not None:
            return True
        if key:
            os.write(terminal, key)
        drain(terminal, 0.5 if key else 0.05)
    return False


def kill(number, how):
    try:
        os.kill(number, how)
    except OSError:
        pass


def listen():
    """Restores the signals that background jobs and nohup ignore.

    Control-C then ends a program that is still starting, as in an interactive terminal.
    """
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def once(victim, site, waits):
    # The path must be short because the browser creates sockets in it.
    folder = tempfile.mkdtemp(prefix="kl", dir="/tmp")
    mark = folder.encode()
    port = free_port()
    ours, theirs = pty.openpty()
    before = termios.tcgetattr(theirs)
    child = subprocess.Popen(
        [program, "open", f"http://127.0.0.1:{port}/", "--speech", "none",
         "--run", f"python3 -m http.server {port} --bind 127.0.0.1 --directory {site}",
         "--ready", f"http://127.0.0.1:{port}/"],
        stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
        env={**os.environ, "TMPDIR": folder, "TERM": "xterm-256color"},
        preexec_fn=listen,
    )
    problems = []
    running = 0
    try:
        if waits and not shown(ours, b"Go, button"):
            problems.append("the page was never displayed")
        drain(ours, dice.uniform(0, 1 if waits else 3))
        running = len(marked(mark))
        if victim == "browser":
            for number, line in marked(mark):
                # The command line of the browser's guardian shell also contains the name.
                is_guardian = line.startswith((b"/bin/sh\0-c\0", b"/usr/bin/env\0"))
                if b"--user-data-dir" in line and b"--type=" not in line and not is_guardian:
                    kill(number, signal.SIGKILL)
        elif victim == "server":
            for number, line in marked(mark):
                if b"http.server" in line and b"python3\0" in line:
                    kill(number, signal.SIGKILL)
        else:
            kill(child.pid, getattr(signal, victim))
        if victim in ("browser", "server"):
            drain(ours, 1)
        # The session may be waiting, so the key is pressed repeatedly until it ends.
        if not waited(child, ours, b"\x03" if victim in ("browser", "server") else b""):
            problems.append("a11ynav did not exit")
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and (marked(mark) or os.listdir(folder)):
            time.sleep(0.05)
        left = marked(mark)
        problems += [f"process {line[:80]!r}" for _, line in left[:3]]
        if len(left) > 3:
            problems.append(f"{len(left) - 3} more processes")
        problems += [f"file {name}" for name in os.listdir(folder)]
        # After SIGKILL, the program cannot restore the terminal, but a shell restores it itself.
        if victim != "SIGKILL" and termios.tcgetattr(theirs) != before:
            problems.append("the terminal was not restored")
    finally:
        for number, _ in marked(mark):
            kill(number, signal.SIGKILL)
        child.poll() is None and child.kill()
        child.wait()
        os.close(ours)
        os.close(theirs)
        shutil.rmtree(folder, ignore_errors=True)
    return problems, running


def saving(victim, rounds):
    """Kills a program at random moments while it writes a file, and returns the number of incomplete files."""
    folder = tempfile.mkdtemp(prefix="kl", dir="/tmp")
    environment = {**os.environ, "XDG_CONFIG_HOME": folder, "CI": ""}
    if victim == "record":
        with open(os.path.join(folder, "page.yaml"), "w") as page:
            page.write("- list:\n" + "".join(f'  - button "Button {n}"\n' for n in range(300)))
        name = os.path.join(folder, "walk.a11y")
        old = "open: page.yaml\n\nwrong\n" + "> next\nwrong\n" * 300
        command = [program, "test", name, "--record"]
    else:
        name = os.path.join(folder, "a11ynav", "config")
        os.mkdir(os.path.dirname(name))
        old = "# mine\n" * 5000 + "rate = 100\n"
        command = [program, "settings", "rate", "240"]

    def write(text):
        with open(name, "w") as file:
            file.write(text)

    def read():
        with open(name) as file:
            return file.read()

    def run():
        return subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    failed = before = after = 0
    try:
        write(old)
        begun = time.monotonic()
        run().wait()
        took = time.monotonic() - begun
        new = read()
        names = sorted(os.listdir(os.path.dirname(name)))
        for number in range(rounds):
            write(old)
            child = run()
            time.sleep(dice.uniform(0, took * 1.2))
            child.kill()
            child.wait()
            text = read()
            before += text == old
            after += text == new
            run().wait()
            left = sorted(os.listdir(os.path.dirname(name)))
            if text not in (old, new) or read() != new or left != names:
                failed += 1
                print(f"{victim}, round {number + 1}: {len(text)} bytes, then {left}", flush=True)
        print(f"{victim}: {rounds} times, {before} before it was written and {after} after, "
              f"{failed} incomplete or with remaining files", flush=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return failed


def main():
    site = tempfile.mkdtemp(prefix="kl-site", dir="/tmp")
    with open(os.path.join(site, "index.html"), "w") as page:
        page.write("<!doctype html><html lang=en><title>Here</title><h1>Here</h1><button>Go</button>"
                   "<script>setInterval(() => { document.title = Date.now() }, 50)</script>")
    failed = 0
    try:
        for victim in VICTIMS:
            if victim in ("record", "settings"):
                failed += saving(victim, rounds)
                continue
            left = 0
            seen = 0
            for number in range(rounds):
                problems, running = once(victim, site, number % 2 == 0)
                for problem in problems:
                    print(f"{victim}, round {number + 1}: {problem}", flush=True)
                left += bool(problems)
                seen += running
            print(f"{victim}: {rounds} times, {seen / rounds:.0f} processes ran each time, "
                  f"{left} with something left behind", flush=True)
            failed += left
    finally:
        shutil.rmtree(site, ignore_errors=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
