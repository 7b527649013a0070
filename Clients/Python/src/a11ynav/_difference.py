# SPDX-License-Identifier: MIT
"""The words in which two lines differ."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from difflib import SequenceMatcher
from typing import List, Optional, Sequence, Tuple

from ._visible import visible

#: The maximum number of words in a line that is compared word by word.
WORDS_LIMIT = 400

# A word, or a character that is neither a letter nor a digit.
_WORD = re.compile(r"[^\W_]+|[^\w\s]|_")


def likeness(left: str, right: str) -> float:
    """Returns the similarity of two lines: 0 for no words in common, 1 for the same words in any order."""
    a, b = Counter(_words(left)), Counter(_words(right))
    total = sum(a.values()) + sum(b.values())
    return 2 * sum((a & b).values()) / total if total else 0


def compared(expected: Optional[str], heard: Optional[str]) -> List[str]:
    """Returns lines that show an expected and a heard line, with marks below the words that differ."""
    shown: List[Tuple[str, str]] = []
    if expected is not None:
        shown.append(("expected", visible(expected)))
    if heard is not None:
        shown.append(("heard   ", visible(heard)))
    marks = _marks(shown[0][1], shown[1][1]) if len(shown) == 2 else ["", ""]
    lines = []
    for (label, line), mark in zip(shown, marks):
        lines.append(f"  {label}  {line}")
        if mark:
            lines.append(f"            {mark}")
    return lines


def _words(line: str) -> List[str]:
    return [word for word in _WORD.findall(line)[:WORDS_LIMIT] if word[0].isalnum()]


def _marks(left: str, right: str) -> Sequence[str]:
    a, b = list(_WORD.finditer(left)), list(_WORD.finditer(right))
    if len(a) > WORDS_LIMIT or len(b) > WORDS_LIMIT:
        return ["", ""]
    matcher = SequenceMatcher(None, [word.group() for word in a], [word.group() for word in b], autojunk=False)
    changes = [code for code in matcher.get_opcodes() if code[0] != "equal"]
    kept = [word for code in matcher.get_opcodes() if code[0] == "equal" for word in a[code[1] : code[2]]]
    if not any(word.group()[0].isalnum() for word in kept):
        return ["", ""]  # Marks do not help if the lines have only punctuation in common.
    return [
        _underline(left, [word.span() for code in changes for word in a[code[1] : code[2]]]),
        _underline(right, [word.span() for code in changes for word in b[code[3] : code[4]]]),
    ]


def _underline(line: str, spans: Sequence[Tuple[int, int]]) -> str:
    marked = {index for begin, end in spans for index in range(begin, end)}
    return "".join(("^" if index in marked else " ") * _width(line[index]) for index in range(len(line))).rstrip()


def _width(character: str) -> int:
    """Returns the number of columns that a terminal uses for a character."""
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
