# SPDX-License-Identifier: MIT
"""Finds the program that this package runs, and runs it from the command line."""

from __future__ import annotations

import os
import sys
from typing import Iterator, NoReturn

from ._errors import ProgramNotFoundError

# The folder in a wheel that contains the program.
_BUNDLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "_program")


def find_program() -> str:
    """Returns the path of the program.

    ``A11YNAV`` names a program explicitly, for example one that you have built. If it is not set, the program in this
    package is used or, if there is none, the first program in ``PATH``.
    """
    named = os.environ.get("A11YNAV")
    if named:
        path = next(_candidates(named), None)
        if path is None:
            raise ProgramNotFoundError(f"A11YNAV is set to {named}, which is not an executable program")
        return path
    bundled = os.path.join(_BUNDLE, "bin", "a11ynav")
    if os.path.isfile(bundled):
        if not os.access(bundled, os.X_OK):
            raise ProgramNotFoundError(
                f"{bundled} is not executable; reinstall the package on a file system that allows it"
            )
        return bundled
    for path in _candidates("a11ynav"):
        if not _is_launcher(path):
            return path
    raise ProgramNotFoundError(
        "no a11ynav program was found: this package was built without one, A11YNAV is not set, and none is in PATH"
    )


def main() -> NoReturn:
    """Replaces this process with the program, to which the same arguments are passed."""
    try:
        program = find_program()
        os.execv(program, [program, *sys.argv[1:]])
    except (ProgramNotFoundError, OSError) as error:
        sys.exit(f"a11ynav: {error}")


def _candidates(name: str) -> Iterator[str]:
    """Yields the executable files with a given path or name."""
    paths = [name] if os.sep in name else [os.path.join(folder, name) for folder in os.get_exec_path()]
    for path in paths:
        if os.path.isfile(path) and os.access(path, os.X_OK):
            yield os.path.abspath(path)


def _is_launcher(path: str) -> bool:
    """Returns whether a program is the script that an installer wrote for `main`, which would run itself endlessly."""
    try:
        with open(path, "rb") as file:
            start = file.read(1000)
    except OSError:
        return False
    return start.startswith(b"#!") and b"a11ynav._program" in start
