#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A stand-in for the program: it serves documents whose lines are their elements, and misbehaves on request.

`STAND_IN` in the environment chooses how the stand-in behaves as a process. Lines of a document that begin with `!`
determine how it behaves during a walk.
"""

import json
import os
import signal
import sys
import time

BEHAVIOR = os.environ.get("STAND_IN", "")
OUT = sys.stdout.buffer


def send(message):
    body = json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False).encode("utf-8", "surrogatepass")
    OUT.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    OUT.flush()


def receive():
    length = 0
    while True:
        line = sys.stdin.buffer.readline()
        if not line:
            sys.exit(0)
        if line == b"\r\n":
            return json.loads(sys.stdin.buffer.read(length))
        if line.lower().startswith(b"content-length:"):
            length = int(line.split(b":")[1])


class Failure(Exception):
    def __init__(self, code, message, **data):
        super().__init__(message)
        self.error = {"code": code, "message": message, "data": data}


class Walk:
    def __init__(self, params):
        self.params = params
        if "content" in params:
            text = params["content"]
        elif "endpoint" in params:
            text = f"{params['endpoint']}\n{params.get('target')}"
        else:
            path = params["subject"]
            try:
                with open(os.path.join(params.get("serve", ""), path), encoding="utf-8") as file:
                    text = file.read()
            except OSError as error:
                raise Failure(-32001, f"{path}: {error.strerror}", subject=path, reason=error.strerror) from None
        self.lines = text.split("\n")
        self.cursor = 0

    def heard(self, *texts):
        return [{"kind": "utterance", "text": text, "technology": self.technology} for text in texts]

    @property
    def technology(self):
        return self.params.get("technology", "voiceOver")

    def step(self, *texts, notices=()):
        return {
            "heard": self.heard(*texts),
            "notices": list(notices),
            "position": {"role": "text", "name": self.lines[self.cursor], "technology": self.technology},
        }

    def perform(self, command):
        moves = {"next": self.cursor + 1, "previous": self.cursor - 1, "first": 0, "last": len(self.lines) - 1}
        if command in moves:
            place = moves[command]
            if not 0 <= place < len(self.lines):
                return {"heard": [{"kind": "tone", "text": "[border]", "technology": self.technology}], "notices": []}
            self.cursor = place
            line = self.lines[place]
            misbehave(line)
            return self.step(line)
        if command == "activate":
            return self.step("pressed", notices=["a download was refused"])
        if command.startswith(("type ", "press ", "wait", "choose ", "find ", "technology ")):
            return self.step(command)
        raise Failure(-32003, f"there is no command “{command}”", nearest="next")


def misbehave(line):
    if line == "!die":
        os._exit(3)
    if line == "!crash":
        sys.stderr.write("Fatal error: \x1b[31mnot good\n")
        sys.stderr.flush()
        os.kill(os.getpid(), signal.SIGKILL)
    if line == "!silent":
        time.sleep(600)
    if line == "!lost":
        raise Failure(-32002, "the page was closed")
    if line == "!garbage":
        OUT.write(b"\x1b[2J<html>hello</html>\n")
        OUT.flush()
        time.sleep(600)
    if line == "!half":
        OUT.write(b"Content-Length: 100\r\n\r\n{")
        OUT.flush()
        os._exit(0)
    if line == "!huge":
        OUT.write(b"Content-Length: 99999999999\r\n\r\n")
        OUT.flush()
        time.sleep(600)
    if line == "!shape":
        raise Shape()


class Shape(Exception):
    """The answer has an unexpected form."""


WALKS = {}


def answer(method, params):
    if method == "initialize":
        return {
            "server": {"name": "stand-in", "version": "0"},
            "protocol": 2 if BEHAVIOR == "new" else 1,
            "methods": [],
        }
    if method == "shutdown":
        return {}
    if method == "open":
        walk = Walk(params)
        name = f"s{len(WALKS) + 1}"
        WALKS[name] = walk
        send({"method": "notice", "params": {"session": name, "text": f"opened {name}"}})
        return {"session": name, "title": "Stand-in", "heard": walk.heard(walk.lines[0])}
    walk = WALKS.get(params.get("session"))
    if walk is None:
        raise Failure(-32000, "no such session")
    if method == "close":
        del WALKS[params["session"]]
        return {}
    if method == "perform":
        return walk.perform(params["command"])
    if method == "move":
        return walk.perform(params["direction"])
    if method == "act":
        return walk.perform("activate")
    if method == "press":
        return walk.step(" ".join(["pressed", *params["keys"]]))
    if method == "type":
        return walk.step(params["text"])
    if method == "wait":
        return walk.step(f"waited {params.get('for', params.get('until'))}")
    if method == "find":
        return walk.step(f"found {params.get('text', params.get('rotor'))}")
    if method == "read":
        limit = params.get("limit", len(walk.lines))
        return {"heard": walk.heard(*walk.lines[:limit]), "stops": limit, "complete": limit >= len(walk.lines)}
    if method == "describe":
        line = walk.lines[walk.cursor]
        return {"element": {"role": "text", "name": line, "states": ["selected"]}, "words": line}
    if method == "tree":
        return {"tree": "\n".join(walk.lines)}
    if method == "audit":
        return {"findings": [{"rule": "name", "acting": params.get("acting")}], "complete": True}
    if method == "cost":
        return {"presses": 3}
    if method == "picture":
        return {"svg": "<svg/>"}
    if method == "transcript":
        return {"text": "open: x\n"}
    if method == "settings":
        return {"settings": {"parameters": walk.params, **params.get("set", {})}}
    raise Failure(-32601, f"there is no method called “{method}”")


def serve():
    if BEHAVIOR == "old":
        sys.stderr.write("Error: Unexpected argument 'serve'\n")
        sys.exit(64)
    if BEHAVIOR == "garbage":
        print("hello, world", flush=True)
        time.sleep(600)
    if BEHAVIOR in ("silent", "deaf"):
        time.sleep(600)
    if BEHAVIOR == "stubborn":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        message = receive()
        if "id" not in message:
            continue
        if BEHAVIOR == "stubborn" and message["method"] == "shutdown":
            time.sleep(600)
        try:
            send({"id": message["id"], "result": answer(message["method"], message.get("params", {}))})
        except Failure as failure:
            send({"id": message["id"], "error": failure.error})
        except Shape:
            send({"id": message["id"], "result": ["unexpected"]})
        if message["method"] == "shutdown":
            return


def test(path, record):
    """Runs a transcript, which passes if it contains the word “passes”; `--record` adds this word."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    if record:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text + "passes\n")
        print("1 transcript: 1 recorded")
        return 0
    if "passes" in text:
        print("1 transcript, 1 step: 1 passed")
        return 0
    print(f"{path}:2:1: the spoken words differ from the transcript\n\n  expected  One\n     heard  Two \x1b[31m")
    return 1


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        serve()
    elif sys.argv[1:2] == ["test"]:
        sys.exit(test(sys.argv[2], "--record" in sys.argv))
    else:
        print(sys.argv[1:])
        sys.exit(7)
