#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures the server: a request, compared with the same command in process, and a hundred sessions.

    python3 Benchmarks/server.py A11YNAV

A request is a step through an example, timed by the client over the pipe. The same steps are timed in process by
`a11ynav replay --json`: its total time, minus that of a replay without steps, is divided by the number of steps. Both
are run alternately, and the medians of all rounds are compared. Exits with 1 if a request takes more than 0.3 ms longer
than the command in process.
"""

import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
EXAMPLE = str(ROOT / "Examples/Trees/sign-up.aria.yaml")
STEPS = 2_000
ROUNDS = 7
GATE = 0.3  # ms


class Server:
    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "serve", "--stdio", "--lines"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0

    def call(self, method, **params):
        self.number += 1
        message = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert answer["id"] == self.number and "result" in answer, answer
        return answer["result"]

    def memory(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def end(self):
        self.call("shutdown")
        self.process.wait()


def commands():
    return ["next" if place % 60 < 30 else "previous" for place in range(STEPS)]


def over_the_server(program):
    server = Server(program)
    session = server.call("open", subject=EXAMPLE)["session"]
    times = []
    for command in commands():
        begun = time.perf_counter()
        heard = server.call("perform", session=session, command=command)["heard"]
        times.append((time.perf_counter() - begun) * 1000)
        assert heard
    server.end()
    return statistics.median(times)


def in_process(program, folder):
    def run(steps):
        script = pathlib.Path(folder, "walk.txt")
        script.write_text("\n" + "".join(f"> {step}\n" for step in steps))
        begun = time.perf_counter()
        subprocess.run([program, "replay", EXAMPLE, "--script", script, "--json"], check=True, capture_output=True)
        return (time.perf_counter() - begun) * 1000
    return (run(commands()) - run([])) / STEPS


def bare_pipe():
    """Returns the time for sending a message of the same length to a process that sends it back."""
    echo = "import sys\nfor line in sys.stdin.buffer:\n  sys.stdout.buffer.write(line)\n  sys.stdout.buffer.flush()"
    process = subprocess.Popen([sys.executable, "-c", echo], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    times = []
    for _ in range(STEPS):
        begun = time.perf_counter()
        process.stdin.write(b"x" * 100 + b"\n")
        process.stdin.flush()
        process.stdout.readline()
        times.append((time.perf_counter() - begun) * 1000)
    process.stdin.close()
    process.wait()
    return statistics.median(times)


def sessions(program):
    server = Server(program)
    server.call("initialize")
    bare = server.memory()
    begun = time.perf_counter()
    ids = [server.call("open", subject=EXAMPLE)["session"] for _ in range(100)]
    opening = (time.perf_counter() - begun) * 1000 / 100
    times = []
    for _ in range(20):
        for session in ids:
            begun = time.perf_counter()
            server.call("perform", session=session, command="next")
            times.append((time.perf_counter() - begun) * 1000)
    memory = server.memory()
    server.end()
    return bare, memory, opening, statistics.median(times)


def main():
    program = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        rounds = [(over_the_server(program), in_process(program, folder), bare_pipe()) for _ in range(ROUNDS)]
    server, process, pipe = (statistics.median(column) for column in zip(*rounds))
    bare, memory, opening, step = sessions(program)
    print(f"| a step over the server, median | {server:.3f} ms |")
    print(f"| the same step in process | {process:.3f} ms |")
    print(f"| a message of the same length to a process that echoes it | {pipe:.3f} ms |")
    print(f"| 100 sessions: memory | {memory:.1f} MB, including the {bare:.1f} MB that the server uses without sessions |")
    print(f"| 100 sessions: opening one of them | {opening:.2f} ms |")
    print(f"| 100 sessions: a step in one of them, median | {step:.3f} ms |")
    if server - process > GATE:
        print(f"a request takes {server - process:.3f} ms longer than in process; at most {GATE} ms is allowed")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
