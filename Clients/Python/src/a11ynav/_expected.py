# SPDX-License-Identifier: MIT
"""Expected texts in the format of a transcript's body, and their comparison with the words that are heard."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Iterable, List, Optional, Sequence, Tuple

from ._difference import likeness

_COMMAND = re.compile(r"(?:(voiceover|switch-?control)\s*)?>\s*(.*)", re.IGNORECASE)
_CHECK = re.compile(r'(cost\s+("|task\b|index\b)|expect no findings\b|ignore\s+[\w-]+\s+.*because\b)')


@dataclass(frozen=True)
class Pattern:
    """An expected line: words, a regular expression, or any number of lines."""

    #: ``words``, ``expression`` or ``rest``.
    kind: str
    text: str
    #: The index of its line in the expected text.
    place: int

    def matches(self, heard: str) -> bool:
        """Returns whether a heard line matches this line."""
        if self.kind == "expression":
            return re.fullmatch(self.text, heard) is not None
        # Spaces around a line are ignored in a transcript.
        return self.kind == "words" and self.text.strip() == heard.strip()


@dataclass
class Passage:
    """A command and the words that are expected after it. The opening passage does not have a command."""

    command: Optional[str]
    #: The technology that the command controls, if the text names one: ``voiceover`` or ``switch-control``.
    technology: Optional[str] = None
    patterns: List[Pattern] = field(default_factory=list)
    #: The index of the first line after the command.
    start: int = 0


def parse(text: str) -> List[Passage]:
    """Returns the passages of an expected text. Raises `ValueError` if a line is invalid."""
    passages = [Passage(None)]
    for place, line in enumerate(text.split("\n")):
        line = line.strip()
        command = _COMMAND.fullmatch(line)
        if command:
            technology, words = command.groups()
            if not words:
                raise ValueError(f"line {place + 1} of the expected text has no command after “>”")
            passages.append(Passage(words, _technology(technology), start=place + 1))
        elif line and not line.startswith("#"):
            passages[-1].patterns.append(_pattern(line, place))
    return passages


def _technology(name: Optional[str]) -> Optional[str]:
    if name is None:
        return None
    return "voiceover" if name.lower() == "voiceover" else "switch-control"


def _pattern(line: str, place: int) -> Pattern:
    if line == "...":
        return Pattern("rest", line, place)
    if line.startswith("\\"):
        return Pattern("words", line[1:], place)
    if line.startswith("/"):
        if len(line) < 2 or not line.endswith("/"):
            raise ValueError(f"line {place + 1} of the expected text: a regular expression must end with “/”: {line}")
        try:
            re.compile(line[1:-1])
        except re.error as error:
            raise ValueError(f"line {place + 1} of the expected text: {error}: {line}") from None
        return Pattern("expression", line[1:-1], place)
    if _CHECK.match(line):
        raise ValueError(
            f"line {place + 1} of the expected text is a check, which only transcript files can contain: {line}\n"
            "In Python, use the session’s cost() and audit(), or begin the line with “\\” if these words are heard."
        )
    return Pattern("words", line, place)


def written(heard: str) -> str:
    """Returns a heard line in the form in which an expected text contains it."""
    line = heard.strip()
    if line == "" or line[0] in "#/\\" or line == "..." or _COMMAND.fullmatch(line) or _CHECK.match(line):
        return "\\" + line
    return line


@dataclass(frozen=True)
class Entry:
    """A line of the comparison: an expected line, a heard line, or both if they correspond."""

    pattern: Optional[Pattern]
    heard: Tuple[str, ...]
    same: bool


def align(patterns: Sequence[Pattern], heard: Sequence[str]) -> List[Entry]:
    """Aligns the heard lines with the expected lines so that as few lines as possible differ."""
    start, end = 0, 0
    least = min(len(patterns), len(heard))
    while start < least and patterns[start].matches(heard[start]):
        start += 1
    while end < least - start and patterns[-1 - end].matches(heard[-1 - end]):
        end += 1
    middle = patterns[start : len(patterns) - end]
    spoken = heard[start : len(heard) - end]
    entries = [Entry(pattern, (line,), True) for pattern, line in zip(patterns[:start], heard[:start])]
    entries += _table(middle, spoken) if len(middle) * len(spoken) <= _TABLE_LIMIT else _fit(middle, spoken)
    last = zip(patterns[len(patterns) - end :], heard[len(heard) - end :])
    return entries + [Entry(pattern, (line,), True) for pattern, line in last]


# The maximum number of pairs in a table. For larger texts, only whether they match is determined.
_TABLE_LIMIT = 400_000
# The cost of an unpaired line. A pair of lines that share words costs less than the same two lines unpaired.
_SINGLE = 10


def _table(patterns: Sequence[Pattern], heard: Sequence[str]) -> List[Entry]:
    n, m = len(patterns), len(heard)
    costs = [[0] * (m + 1) for _ in range(n + 1)]
    choices = [[""] * (m + 1) for _ in range(n + 1)]
    for i in range(n, -1, -1):
        for j in range(m, -1, -1):
            options: List[Tuple[int, str]] = []
            if i < n and patterns[i].kind == "rest":
                options.append((costs[i + 1][j], "end"))
                if j < m:
                    options.append((costs[i][j + 1], "take"))
            elif i < n:
                if j < m:
                    options.append(_pairing(patterns[i], heard[j], costs[i + 1][j + 1]))
                options.append((costs[i + 1][j] + _SINGLE, "missing"))
            if j < m:
                options.append((costs[i][j + 1] + _SINGLE, "extra"))
            if options:
                costs[i][j], choices[i][j] = min(options, key=lambda option: option[0])
    entries: List[Entry] = []
    i = j = begin = 0
    while i < n or j < m:
        choice = choices[i][j]
        if choice == "take":
            j += 1
        elif choice == "end":
            entries.append(Entry(patterns[i], tuple(heard[begin:j]), True))
            i += 1
        elif choice in ("same", "changed"):
            entries.append(Entry(patterns[i], (heard[j],), choice == "same"))
            i, j = i + 1, j + 1
        elif choice == "missing":
            entries.append(Entry(patterns[i], (), False))
            i += 1
        else:
            entries.append(Entry(None, (heard[j],), False))
            j += 1
        if choice != "take":
            begin = j
    return entries


def _pairing(pattern: Pattern, line: str, cost: int) -> Tuple[int, str]:
    if pattern.matches(line):
        return cost, "same"
    # A line that is similar to the expected line is shown beside it, even if “...” could match the line.
    alike = likeness(pattern.text, line) if pattern.kind == "words" else 0.3
    return cost + (round((1.5 - alike) * _SINGLE) if alike >= 0.3 else 3 * _SINGLE), "changed"


def _fit(patterns: Sequence[Pattern], heard: Sequence[str]) -> List[Entry]:
    """Aligns texts that are too large for a table. If they match, “...” matches as few lines as possible."""
    entries: List[Entry] = []
    i = j = 0
    rest: Optional[Tuple[int, int, int, int]] = None
    while i < len(patterns) or j < len(heard):
        if i < len(patterns) and patterns[i].kind == "rest":
            rest = (i, j, j, len(entries))
            entries.append(Entry(patterns[i], (), True))
            i += 1
        elif i < len(patterns) and j < len(heard) and patterns[i].matches(heard[j]):
            entries.append(Entry(patterns[i], (heard[j],), True))
            i, j = i + 1, j + 1
        elif rest is not None and rest[2] < len(heard):
            place, begin, stop, count = rest
            rest = (place, begin, stop + 1, count)
            del entries[count:]
            entries.append(Entry(patterns[place], tuple(heard[begin : stop + 1]), True))
            i, j = place + 1, stop + 1
        else:
            return [Entry(pattern, (), False) for pattern in patterns] + [Entry(None, (line,), False) for line in heard]
    return entries


def rewritten(text: str, passages: Iterable[Tuple[Passage, Sequence[Entry]]]) -> str:
    """Returns an expected text with the heard lines in place of the lines that differ. The rest is kept."""
    source = text.split("\n")
    example = next((line for line in source if line.strip()), source[-1])
    indentation = example[: len(example) - len(example.lstrip())]
    result: List[str] = []
    copied = 0

    def copy(end: int) -> None:
        """Copies the lines before a place that have not been copied or replaced yet."""
        nonlocal copied
        result.extend(source[copied:end])
        copied = max(copied, end)

    for passage, entries in passages:
        # New lines follow the command or, at the start, the line break after the quotation marks.
        copy(passage.start)
        while passage.command is None and copied < len(source) - 1 and not source[copied].strip():
            copy(copied + 1)
        for entry in entries:
            if entry.pattern is not None:
                copy(entry.pattern.place)
                if entry.same:
                    copy(entry.pattern.place + 1)
                copied = entry.pattern.place + 1
            if not entry.same:
                result.extend(indentation + written(line) for line in entry.heard)
    is_empty = text.strip() == "" and len(source) == 1
    if not is_empty:
        copy(len(source))
    return "\n".join(result)
