#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Sends damaged messages to the JSON-RPC server or the MCP server.

    python3 Scripts/damaged-messages.py A11YNAV [COUNT] [SERVER...]

COUNT (1,000,000 by default) is the number of messages to each server: serve, lines (`serve --lines`) and mcp. The
messages are derived deterministically from valid ones. The run fails if a server crashes, hangs, sends a response
that is not JSON, stops responding to valid requests, or grows by more than 64 MB.
"""

import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import threading
import time

from damage import damage

ROUND = 5_000  # messages between two valid requests
LIMIT = 120  # seconds for a valid request
SERVERS = {
    "serve": ["serve", "--stdio"],
    "lines": ["serve", "--stdio", "--lines"],
    "mcp": ["mcp"],
}
CANCEL = {"serve": "$/cancelRequest", "lines": "$/cancelRequest", "mcp": "notifications/cancelled"}
DOCUMENT = "- main:\n  - heading \"Sign in\" [level=1]\n  - textbox \"Name\"\n  - button \"Send\""
SNIPPETS = [
    b"\0", b"\xff", b"\xc3", b"\x1b[31m", b"\xe2\x80\xae", b"{", b"}", b"[", b"]", b'"', b"\\", b":", b",",
    b"\\u0000", b"\\ud800", b"-1", b"0.5", b"1e999", b"99999999999999999999", b"null", b"true", b"\n", b"\r\n",
    b"\r\n\r\n", b"Content-Length: ", b"1073741824", b"[" * 200, b'{"a":' * 200, b"s1", b"s2",
]
# Some messages stay undamaged, so that sessions make progress.
MILD = {"snippets": SNIPPETS, "counts": (0, 0, 1, 1, 1, 2, 4), "longest": 40}


def seeds(server):
    calls = [
        ("perform", {"command": "next"}), ("perform", {"command": "find next headings"}),
        ("move", {"direction": "previous", "rotor": "form controls"}), ("act", {}), ("act", {"action": "escape"}),
        ("press", {"keys": ["tab", "shift+tab", "h"]}), ("type", {"text": "Ada"}), ("wait", {"for": 1}),
        ("wait", {"until": "Name"}), ("find", {"text": "Name"}), ("read", {"limit": 3}), ("describe", {}),
        ("tree", {"form": "json", "limit": 50}), ("audit", {"only": ["no-words"]}), ("cost", {"target": "Name"}),
        ("settings", {"set": {"hints": False}}),
    ]
    requests = [(name, {"session": "s1", **params}) for name, params in calls]
    requests += [("close", {"session": "s2"})]
    requests.append(("open", {"content": DOCUMENT, "format": "aria", "technology": "both"}))
    if server == "mcp":
        requests = [("tools/call", {"name": name, "arguments": params}) for name, params in requests]
        requests += [("tools/list", {}), ("prompts/list", {}), ("resources/list", {})]
    requests.append(("initialize", {}))
    return requests


def request(number, method, params):
    return json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params}).encode()


def framed(server, message):
    if server == "serve":
        return b"Content-Length: %d\r\n\r\n" % len(message) + message
    return message + b"\n"


class Server:
    def __init__(self, program, server, folder):
        self.server = server
        self.process = subprocess.Popen(
            [program, *SERVERS[server]], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder,
            stderr=subprocess.DEVNULL, env={"PATH": "/nonexistent", "LC_ALL": "C.UTF-8", "HOME": folder})
        self.answers, self.wrong, self.ids = 0, None, set()
        self.arrived = threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        output = self.process.stdout
        while line := output.readline():
            if self.server == "serve":
                output.readline()
                line = output.read(int(line.split()[1]))
            try:
                answer = json.loads(line)
                with self.arrived:
                    self.answers += 1
                    self.ids.add(json.dumps(answer.get("id")))
                    self.arrived.notify_all()
            except ValueError:
                self.wrong = line
        with self.arrived:
            self.arrived.notify_all()

    def send(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def check(self, number):
        """Sends valid requests until one is answered, because a damaged header may announce up to 1 GiB of data."""
        end = time.monotonic() + LIMIT
        padding = b""
        while time.monotonic() < end and self.process.poll() is None:
            number += 1
            name = f"check-{number}"
            self.send(padding + framed(self.server, request(name, "initialize", {})))
            padding = b"\n" * (16 << 20)
            with self.arrived:
                if self.arrived.wait_for(lambda: json.dumps(name) in self.ids, timeout=0.5):
                    self.ids.clear()
                    return True
        return False

    def memory(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) // 1024


def run(program, server, count, folder):
    chance = random.Random(f"a11ynav {server}")
    found, target = seeds(server), Server(program, server, folder)
    opening = next(seed for seed in found if "content" in json.dumps(seed))
    target.send(framed(server, request("first", *opening)))
    done, first, begun, failure = 0, None, time.monotonic(), None
    while done < count and not failure:
        part = bytearray()
        for place in range(ROUND):
            message = request(done + place, *chance.choice(found))
            if chance.randrange(20) == 0:
                message = json.dumps({
                    "jsonrpc": "2.0", "method": CANCEL[server], "params": {"id": done + place - 1}}).encode()
            message = damage(message, chance, **MILD)
            # Damaged headers are tried as well, but rarely, because a damaged header hides the messages that follow it.
            whole = framed(server, message)
            part += damage(whole, chance, **MILD) if chance.randrange(200) == 0 else whole
        try:
            target.send(bytes(part))
            if not target.check(done):
                failure = f"it stopped answering (exit code {target.process.poll()})"
        except BrokenPipeError:
            failure = f"it exited (exit code {target.process.wait()})"
        if target.wrong is not None:
            failure = f"it sent the invalid response {target.wrong[:200]!r}"
        done += ROUND
        if not failure:
            if first is None and done >= min(count, 100_000):
                first = target.memory()
            if first is not None and target.memory() > first + 64:
                failure = f"it grew from {first} to {target.memory()} MB"
    now = target.memory() if target.process.poll() is None else 0
    target.process.kill()
    print(f"{server}: {done} damaged messages, {target.answers} answers, {first} MB after the first 100,000, "
          f"{now} MB at the end, {time.monotonic() - begun:.0f} s" + (f": {failure}" if failure else ""), flush=True)
    return failure is not None


def main():
    program = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    with tempfile.TemporaryDirectory() as folder:
        return max(run(program, server, count, folder) for server in sys.argv[3:] or SERVERS)


if __name__ == "__main__":
    sys.exit(main())
