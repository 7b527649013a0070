# SPDX-License-Identifier: MIT
"""The values that a session returns."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Dict, List, Mapping, Optional, Tuple

from ._errors import ProtocolError


@dataclass(frozen=True)
class Line:
    """A line that is heard, in the form in which a transcript contains it."""

    #: The words.
    text: str
    #: The kind of the line: an ``utterance``, a ``tone`` or another kind.
    kind: str = "utterance"
    #: The technology that speaks: ``voiceOver`` or ``switchControl``.
    technology: str = "voiceOver"

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Position:
    """The element under a technology's cursor."""

    role: str
    name: str
    technology: str


@dataclass(frozen=True)
class Step:
    """What happened in response to a command."""

    #: The lines that were heard.
    lines: Tuple[Line, ...] = ()
    #: Messages about the session, such as a refused download.
    notices: Tuple[str, ...] = ()
    #: The element under the cursor, if there is one.
    position: Optional[Position] = None

    @property
    def heard(self) -> List[str]:
        """The words that were heard, with an item for each line."""
        return [line.text for line in self.lines]

    def __str__(self) -> str:
        return "\n".join(self.heard)


@dataclass(frozen=True)
class Reading:
    """The lines that are heard when a page is read from its first element to its last."""

    lines: Tuple[Line, ...]
    #: The number of elements that were read.
    stops: int
    #: Whether the last element was reached before the limit.
    complete: bool

    @property
    def heard(self) -> List[str]:
        """The words that were heard, with an item for each line."""
        return [line.text for line in self.lines]

    def __str__(self) -> str:
        return "\n".join(self.heard)


@dataclass(frozen=True)
class Element:
    """The element under the cursor, together with the words that describe it."""

    role: str
    name: str
    words: str
    value: Optional[str] = None
    states: Tuple[str, ...] = ()
    #: The reason for each part of the words.
    explanation: Tuple[Any, ...] = ()
    #: All details that the program reports about the element.
    details: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Audit:
    """The problems that an audit found."""

    findings: Tuple[Dict[str, Any], ...]
    #: Whether the audit is complete.
    complete: bool
    #: The steps that were left out, and the reasons.
    left_out: Tuple[str, ...] = ()


def lines(value: Any) -> Tuple[Line, ...]:
    """Reads a list of lines."""
    return tuple(line(item) for item in _list(value))


def line(value: Any) -> Line:
    """Reads a line."""
    if not isinstance(value, dict) or not isinstance(value.get("text"), str):
        raise ProtocolError(f"the program sent a line without text: {value!r:.100}")
    return Line(value["text"], str(value.get("kind", "utterance")), str(value.get("technology", "voiceOver")))


def step(value: Any) -> Step:
    """Reads the answer to a command."""
    answer = _object(value)
    heard = lines(answer.get("heard", []))
    notices = tuple(str(item) for item in _list(answer.get("notices", [])))
    # A notice is never a line of a transcript.
    notices += tuple(item.text for item in heard if item.kind == "notice")
    place = answer.get("position")
    return Step(
        tuple(item for item in heard if item.kind != "notice"),
        notices,
        Position(str(place.get("role", "")), str(place.get("name", "")), str(place.get("technology", "")))
        if isinstance(place, dict)
        else None,
    )


def reading(value: Any) -> Reading:
    """Reads the answer to ``read``."""
    answer = _object(value)
    return Reading(lines(answer.get("heard", [])), int(answer.get("stops", 0)), bool(answer.get("complete", True)))


def element(value: Any) -> Element:
    """Reads the answer to ``describe``."""
    answer = _object(value)
    details = answer.get("element")
    details = details if isinstance(details, dict) else {}
    spoken = details.get("value")
    return Element(
        role=str(details.get("role", "")),
        name=str(details.get("name", "")),
        words=str(answer.get("words", "")),
        value=None if spoken is None else str(spoken),
        states=tuple(str(item) for item in _list(details.get("states", []))),
        explanation=tuple(_list(answer.get("explanation", []))),
        details=details,
    )


def audit(value: Any) -> Audit:
    """Reads the answer to ``audit``."""
    answer = _object(value)
    return Audit(
        tuple(_object(item) for item in _list(answer.get("findings", []))),
        bool(answer.get("complete", True)),
        tuple(str(item) for item in _list(answer.get("leftOut", []))),
    )


def member(value: Any, name: str) -> Any:
    """Reads a member that must exist."""
    answer = _object(value)
    if name not in answer:
        raise ProtocolError(f"the program's answer has no “{name}”")
    return answer[name]


def _object(value: Any) -> Dict[str, Any]:
    if not isinstance(value, dict):
        raise ProtocolError(f"the program answered with something other than an object: {value!r:.100}")
    return value


def _list(value: Any) -> List[Any]:
    if not isinstance(value, list):
        raise ProtocolError(f"the program sent something other than a list: {value!r:.100}")
    return value
