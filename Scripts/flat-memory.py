#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks that memory does not grow with the number of key presses.

    python3 Scripts/flat-memory.py A11YNAV [KEYS] [DOCUMENT]

Replays a script and runs a session with piped keys, each of them once with a hundredth of KEYS (10,000,000 by default)
and once with all of KEYS. Prints the peak memory of each run, and fails if a long run needs over 4 MB more than the
short run.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

ALLOWED = 4096  # KB
WALK = ["right", "right", "right", "h", "left", "right"]
PIPED = "\x1b[C\x1b[C\x1b[Ch\x1b[D\x1b[C"


def peak(command, environment, standard_input=subprocess.DEVNULL):
    """Runs a program, which must succeed, and returns its peak memory in KB and its processor time in seconds."""
    process = subprocess.Popen(
        command, env=environment, stdin=standard_input, stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    errors = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"{' '.join(command)}: {errors.decode(errors='replace')}")
    return usage.ru_maxrss, usage.ru_utime + usage.ru_stime


def replay(program, document, keys, folder, environment):
    script = folder / "walk.a11y"
    with script.open("w") as file:
        file.write("hints: off\n\n")
        for _ in range(keys // len(WALK)):
            file.write("".join(f"> press {key}\n" for key in WALK))
    return peak([program, "replay", document, "--script", str(script)], environment)


def session(program, document, keys, folder, environment):
    typed = folder / "keys"
    typed.write_text(PIPED * (keys // len(WALK)) + "q")
    with typed.open() as file:
        return peak([program, "open", document, "--speech", "none"], environment, file)


def main():
    program = os.path.abspath(sys.argv[1])
    keys = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000_000
    examples = pathlib.Path(__file__).parent.parent / "Examples"
    document = sys.argv[3] if len(sys.argv) > 3 else str(examples / "Trees/sign-up.aria.yaml")
    failed = False
    with tempfile.TemporaryDirectory() as name:
        environment = os.environ | {"XDG_CONFIG_HOME": name}
        for run in replay, session:
            few, _ = run(program, document, keys // 100, pathlib.Path(name), environment)
            many, seconds = run(program, document, keys, pathlib.Path(name), environment)
            print(f"{run.__name__}: {few} KB with {keys // 100} keys, {many} KB with {keys} keys, "
                  f"{seconds:.1f} s of processor time")
            failed = failed or many > few + ALLOWED
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
