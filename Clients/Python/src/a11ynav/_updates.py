# SPDX-License-Identifier: MIT
"""Updates of the expected texts in tests: ``--a11y-update``.

A text is rewritten only if it is a literal in the call to the assertion and still has the value that was compared.
The files are written at the end of the run, each of them atomically, after a check that the new source has the new
values.
"""

from __future__ import annotations

import ast
import os
import re
import tempfile
from dataclasses import dataclass
from typing import Dict, List, Optional, Sequence, Tuple

from ._assertions import Mismatch

# The position of a literal: its first line and column, and its last ones, as in `ast`.
Span = Tuple[int, int, int, int]

# Lines as Python's parser counts them, which does not recognize the additional line breaks of `str.splitlines`.
_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+\Z")
_LITERAL = re.compile(r"([rRuU]?)(\"\"\"|'''|\"|')")


@dataclass(frozen=True)
class Update:
    """A literal and its new value."""

    path: str
    span: Span
    old: str
    new: str


class Updates:
    """The updates of a run."""

    def __init__(self, root: str) -> None:
        self._root = os.path.realpath(root)
        self._updates: Dict[Tuple[str, Span], Update] = {}
        self._written: Dict[str, int] = {}

    def accept(self, mismatch: Mismatch) -> Optional[str]:
        """Plans an update for an assertion that failed, or returns the reason why that is impossible."""
        path = os.path.realpath(mismatch.frame.f_code.co_filename)
        if not path.startswith(self._root + os.sep):
            return f"{path} is outside the project"
        try:
            source = _read(path)
            call = _find_literal(source, mismatch.frame.f_lineno, mismatch.function, mismatch.expected)
        except (OSError, UnicodeDecodeError, SyntaxError) as error:
            return f"{path} cannot be read: {error}"
        except _NotFound as error:
            return str(error)
        return self._add(Update(path, call, mismatch.expected, mismatch.actual))

    def recorded(self) -> List[Tuple[str, List[int], str, str]]:
        """Returns the updates as values that can be sent to another process."""
        return [(item.path, list(item.span), item.old, item.new) for item in self._updates.values()]

    def merge(self, recorded: Sequence[Sequence[object]]) -> None:
        """Adds the updates of another process."""
        for path, span, old, new in recorded:
            first, column, last, end = (int(value) for value in span)  # type: ignore[attr-defined]
            self._add(Update(str(path), (first, column, last, end), str(old), str(new)))

    def write(self) -> List[str]:
        """Writes the updates and returns a sentence for each file that could not be written."""
        problems = []
        paths = sorted({path for path, _ in self._updates})
        for path in paths:
            updates = [update for (place, _), update in self._updates.items() if place == path]
            try:
                _rewrite(path, updates)
                self._written[path] = len(updates)
            except (OSError, ValueError, SyntaxError) as error:
                problems.append(f"{os.path.relpath(path, self._root)} was not updated: {error}")
        return problems

    def summary(self) -> List[str]:
        """Describes the files that were written."""
        return [
            f"updated {count} expected text{'' if count == 1 else 's'} in {os.path.relpath(path, self._root)}"
            for path, count in self._written.items()
        ]

    def _add(self, update: Update) -> Optional[str]:
        known = self._updates.setdefault((update.path, update.span), update)
        if known.new != update.new:
            return "different words were heard at this line earlier in the run; give each case its own expected text"
        return None


class _NotFound(Exception):
    """The literal cannot be determined."""


def _find_literal(source: str, line: int, function: str, value: str) -> Span:
    """Returns the position of an expected text in the call that runs on a line."""
    found: List[Tuple[int, ast.Constant]] = []
    others = False
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not node.lineno <= line <= (node.end_lineno or node.lineno):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", None)
        if name != function:
            continue
        given = node.args[1:2] + [keyword.value for keyword in node.keywords if keyword.arg == "expected"]
        for argument in given:
            if isinstance(argument, ast.Constant) and argument.value == value:
                found.append(((node.end_lineno or node.lineno) - node.lineno, argument))
            else:
                others = True
    if not found:
        raise _NotFound(
            "it is not a literal in the call, or the file has changed since the run began"
            if others
            else f"the call to {function} cannot be found in the file"
        )
    shortest = min(length for length, _ in found)
    innermost = [constant for length, constant in found if length == shortest]
    if len(innermost) > 1:
        raise _NotFound("several calls on this line expect the same text")
    constant = innermost[0]
    return (constant.lineno, constant.col_offset, constant.end_lineno or 0, constant.end_col_offset or 0)


def _rewrite(path: str, updates: Sequence[Update]) -> None:
    if not os.access(path, os.W_OK):
        raise PermissionError("the file is read-only")
    source = _read(path)
    # Columns are counted in bytes of UTF-8.
    lines = [line.encode("utf-8") for line in _LINE.findall(source)]
    is_windows = b"\r\n" in lines[0] if lines else False
    for update in sorted(updates, key=lambda item: item.span, reverse=True):
        first, column, last, end = update.span
        old = b"".join(lines[first - 1 : last])
        stop = len(old) - len(lines[last - 1]) + end
        literal = old[column:stop].decode("utf-8")
        if _value(literal) != update.old:
            raise ValueError(f"line {first} has changed during the run")
        line = lines[first - 1].decode("utf-8")
        indentation = line[: len(line) - len(line.lstrip())]
        new = _literal(update.new, literal, indentation)
        if is_windows:
            new = new.replace("\n", "\r\n")
        lines[first - 1 : last] = [old[:column] + new.encode("utf-8") + old[stop:]]
    text = b"".join(lines).decode("utf-8")
    ast.parse(text)
    _replace(path, text)


def _literal(value: str, old: str, indentation: str) -> str:
    """Returns a literal for a value in the style of the old one."""
    match = _LITERAL.match(old)
    if match is None:
        raise ValueError("the literal has an unknown form")
    prefix, quotes = match.groups()
    if "\n" in value and len(quotes) == 1:
        # A text of one line becomes a block of several lines.
        quotes = '"""'
        inner = indentation + "    "
        value = "\n" + "".join(f"{inner}{line.strip()}\n" for line in value.split("\n")) + indentation
    if prefix in ("r", "R"):
        literal = f"{prefix}{quotes}{value}{quotes}"
        if _value(literal) == value:
            return literal
        prefix = ""
    body = "".join(_escaped(character, len(quotes) == 1) for character in value).replace(quotes, "\\" + quotes)
    if body.endswith(quotes[0]):
        body = body[:-1] + "\\" + quotes[0]
    literal = f"{prefix}{quotes}{body}{quotes}"
    if _value(literal) != value:
        raise ValueError("the words cannot be written as a literal")
    return literal


def _escaped(character: str, on_one_line: bool) -> str:
    if character == "\\":
        return "\\\\"
    if character == "\n":
        return "\\n" if on_one_line else "\n"
    if character == "\t" or character.isprintable():
        return character
    return ascii(character)[1:-1]


def _value(literal: str) -> Optional[str]:
    try:
        value = ast.literal_eval(literal)
    except (ValueError, SyntaxError):
        return None
    return value if isinstance(value, str) else None


def _read(path: str) -> str:
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def _replace(path: str, text: str) -> None:
    """Replaces a file atomically and keeps its permissions."""
    handle, temporary = tempfile.mkstemp(dir=os.path.dirname(path), prefix=".a11ynav-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
            file.write(text)
        os.chmod(temporary, os.stat(path).st_mode & 0o7777)
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise
