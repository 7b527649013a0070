# SPDX-License-Identifier: MIT
"""Assertions about the words that a session's user hears."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from types import FrameType
from typing import Generator, List, Optional, Sequence, Tuple

from . import _runner
from ._difference import compared
from ._errors import CommandError
from ._expected import Entry, Passage, align, parse, rewritten
from ._requests import without_typed_text
from ._session import Session, SessionState
from ._values import Line, Reading
from ._visible import visible

#: The number of lines that are shown before and after a difference.
_CONTEXT = 3


@dataclass(frozen=True)
class Mismatch:
    """An assertion that failed."""

    #: The frame that called the assertion.
    frame: FrameType
    #: The assertion's name.
    function: str
    #: The expected text.
    expected: str
    #: The expected text with the heard lines in place of the lines that differ.
    actual: str


def assert_heard(session: Session, expected: str) -> None:
    """Asserts that the expected lines, and no others, have been heard since the last assertion or since opening.

    The text has the format of a transcript's body: a line may be a ``/regular expression/``, ``...`` stands for any
    number of lines, and a line such as ``> next`` performs a command and is followed by the words that the command
    causes.
    """
    __tracebackhide__ = True
    check(session, expected, sys._getframe(1), "assert_heard")


def check(session: Session, expected: str, frame: FrameType, function: str) -> None:
    """Performs an expected text's commands in a session, and raises `AssertionError` if different words are heard."""
    __tracebackhide__ = True
    steps = checking(session, expected, frame, function)
    try:
        command = next(steps)
        while True:
            try:
                session.perform(command)
            except CommandError as error:
                raise located(error, command) from None
            command = steps.send(None)
    except StopIteration:
        pass


def checking(session: SessionState, expected: str, frame: FrameType, function: str) -> Generator[str, None, None]:
    """Yields the commands of an expected text and compares the words that are heard after each command."""
    __tracebackhide__ = True
    results: List[Tuple[Passage, List[Entry]]] = []
    for passage in parse(expected):
        if passage.technology is not None and not _is_driven(passage.technology, session):
            yield f"technology {passage.technology}"
        if passage.command is not None:
            yield passage.command
        results.append((passage, align(passage.patterns, _texts(session.take_unchecked()))))
    conclude(results, expected, frame, function)


def check_reading(reading: Reading, expected: str, frame: FrameType, function: str) -> None:
    """Raises `AssertionError` if the lines that are read differ from those in an expected text without commands."""
    __tracebackhide__ = True
    (passage,) = parse(expected)
    if not reading.complete and not any(pattern.kind == "rest" for pattern in passage.patterns):
        raise AssertionError(
            f"only the first {reading.stops} elements of the page were read; end the expected text with “...”"
        )
    conclude([(passage, align(passage.patterns, reading.heard))], expected, frame, function)


def conclude(results: Sequence[Tuple[Passage, List[Entry]]], expected: str, frame: FrameType, function: str) -> None:
    """Raises `AssertionError` with a report if there is a difference that is not accepted."""
    __tracebackhide__ = True
    if all(entry.same for _, entries in results for entry in entries):
        return
    text = report(results)
    if _runner.accept_mismatch is not None:
        reason = _runner.accept_mismatch(Mismatch(frame, function, expected, rewritten(expected, results)))
        if reason is None:
            return
        text += f"\n\nThe expected text was not updated, because {reason}."
    raise AssertionError(text)


def has_commands(expected: str) -> bool:
    """Returns whether an expected text contains commands."""
    return len(parse(expected)) > 1


def report(results: Sequence[Tuple[Passage, Sequence[Entry]]]) -> str:
    """Describes the differences word by word, and includes the lines around them."""
    parts = []
    for passage, entries in results:
        if all(entry.same for entry in entries):
            continue
        after = f" after “{visible(without_typed_text(passage.command))}”" if passage.command else ""
        parts.append(f"the spoken words{after} differ from the expected ones\n\n" + "\n".join(_listing(entries)))
    return "\n\n".join(parts)


def _listing(entries: Sequence[Entry]) -> List[str]:
    near = {
        place + offset
        for place, entry in enumerate(entries)
        if not entry.same
        for offset in range(-_CONTEXT, _CONTEXT + 1)
    }
    lines: List[str] = []
    for place, entry in enumerate(entries):
        if place not in near:
            if place == 0 or place - 1 in near:
                lines.append("            …")
        elif entry.same and entry.pattern is not None:
            text = "..." if entry.pattern.kind == "rest" else entry.heard[0]
            lines.append(f"            {visible(text)}")
        else:
            lines += compared(_source(entry), entry.heard[0] if entry.heard else None)
    return lines


def _source(entry: Entry) -> Optional[str]:
    if entry.pattern is None:
        return None
    return f"/{entry.pattern.text}/" if entry.pattern.kind == "expression" else entry.pattern.text


def _is_driven(technology: str, session: SessionState) -> bool:
    """Returns whether a session's commands already control a technology."""
    position = session.position
    return position is not None and position.technology.lower() == technology.replace("-", "")


def _texts(lines: Sequence[Line]) -> List[str]:
    return [line.text for line in lines]


def located(error: CommandError, command: str) -> CommandError:
    """Returns an error that names the command in the expected text."""
    return CommandError(
        f"“> {visible(without_typed_text(command))}” in the expected text: {error}", error.code, error.data
    )
