#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Reintroduces known bugs into the session core, one at a time, and checks that the simulator finds each of them.

    Scripts/mutations.py           all bugs, in a copy of the working tree
    Scripts/mutations.py lost      the bugs whose names contain a word

Prints the seed and the violation for each bug. Exits with 1 if any bug is not found.
"""

import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
COPY = ROOT / ".build-mutations"
CORE = "Sources/A11ySession/Core/"
EVENTS = "2000000"

# The name of each bug, the file, the current text, and the text that reintroduces the bug.
MUTATIONS = [
    ("a voice that never reports keeps a session silent", CORE + "SpeechQueue.swift",
     "return begin + estimate + (waitsForVoice ? estimate * 3 + Self.patience : .zero)",
     "return waitsForVoice ? nil : begin + estimate"),
    ("low-priority speech piles up", CORE + "SpeechQueue.swift",
     "if low.count > Self.lowLimit, let oldest", "if low.count > 9_999, let oldest"),
    ("reading that is resumed keeps the id of what was interrupted", CORE + "SpeechQueue.swift",
     "var again = self.entry(entry.content, isReading: true)", "var again = entry"),
    ("a lost utterance ends in the past", CORE + "SpeechQueue.swift",
     "lostEnd = max(begin + estimate, time)", "lostEnd = begin + estimate - .seconds(1)"),
    ("changes that were sent first are applied last", CORE + "TurnRunning.swift",
     "case .reply(let update): apply(link.takeHeld() + [update])",
     "case .reply(let update): apply([update])"),
    ("changes of a turn that is cut short are lost", CORE + "TurnRunning.swift",
     "turn.add([.update(changes + link.takeHeld())] + Self.ending + steps)",
     "_ = changes; turn.add([.update(link.takeHeld())] + Self.ending + steps)"),
    ("an answer is applied twice", CORE + "SourceLink.swift",
     "return .unexpected(notice: Self.twice(before.name))",
     "return .late(notice: Self.twice(before.name))"),
    ("a cursor stays on a removed element", CORE + "TreeUpdates.swift",
     "    let followed = navigators.updateAll { navigator in",
     "    if !changes.removals.isEmpty { return [] }\n    let followed = navigators.updateAll { navigator in"),
    ("keyboard focus goes to an element that is gone", CORE + "SourceRequests.swift",
     "if case .beginEditing = request.action, tree.contains(request.target) {",
     "if case .beginEditing = request.action {"),
    ("a command is lost while its turn waits", CORE + "HeldCommands.swift",
     "    guard !turn.isOver else { return }\n    let isHeld",
     "    guard !turn.isOver else { return }\n    if turn.holdsCommands { _ = commands.next(into: nil, at: now) }\n    let isHeld"),
    ("held keys are begun one per further key", CORE + "TurnRunning.swift",
     "guard !commands.isEmpty, !turn.holdsCommands else { return true }", "return true"),
    ("a turn waits for ever", CORE + "TurnRunning.swift",
     "let end = since + Self.waitLimit", "let end = since + .seconds(1_000_000)"),
    ("a keyboard is open for a technology that is not driven", CORE + "FocusSettling.swift",
     "navigator.didEdit(isDriven ? field : nil, in: tree, at: now)",
     "navigator.didEdit(field, in: tree, at: now)"),
    ("an utterance that ended is ended again", CORE + "SpeechQueue.swift",
     "guard let current, current.id == id else { return [] }",
     "guard let current else { return [] }"),
]


def run(command, **options):
    return subprocess.run(command, cwd=COPY, capture_output=True, text=True, **options)


def main():
    words = sys.argv[1:]
    COPY.mkdir(exist_ok=True)
    for part in ("Package.swift", "Sources", "Tests", "Examples", "Fuzzing"):
        target = COPY / part
        if (ROOT / part).is_dir():
            # The times of files are kept, so that only files that differ are compiled again.
            shutil.copytree(ROOT / part, target, dirs_exist_ok=True)
        else:
            shutil.copy2(ROOT / part, target)
    environment = dict(os.environ, A11YNAV_BELOW_VIEWS="1")
    missed = 0
    for name, path, text, bug in MUTATIONS:
        if words and not any(word in name for word in words):
            continue
        file = COPY / path
        original = (ROOT / path).read_text()
        if original.count(text) != 1:
            print(f"{name}: the code to replace was not found")
            missed += 1
            continue
        file.write_text(original.replace(text, bug))
        built = run([os.environ.get("SWIFT", "swift"), "build", "--product", "Simulator"], env=environment)
        file.write_text(original)
        if built.returncode:
            print(f"{name}: does not build\n{built.stdout[-2000:]}")
            missed += 1
            continue
        found = run([".build/debug/Simulator", "1", EVENTS])
        if found.returncode == 0:
            missed += 1
        violation = next((line for line in found.stdout.splitlines() if ", event " in line), "NOT FOUND")
        print(f"{name}: {violation}", flush=True)
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
