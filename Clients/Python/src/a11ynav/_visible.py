# SPDX-License-Identifier: MIT
"""Makes text from pages and programs safe to print."""

from __future__ import annotations

import re

# Characters that terminals interpret: control characters, and characters that change the direction of text or are
# invisible.
_OBEYED = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufff9-\ufffb\U000e0000-\U000e007f\ud800-\udfff]"
)


def visible(text: str, keeps_lines: bool = False) -> str:
    """Returns text in which characters that a terminal would interpret are replaced with visible ones."""

    def shown(match: "re.Match[str]") -> str:
        code = ord(match.group())
        if code == 0x0A and keeps_lines:
            return "\n"
        if code in (0x09, 0x0A, 0x0D, 0x2028, 0x2029):
            return " "
        if code < 0x20:
            return chr(0x2400 + code)
        return "␡" if code == 0x7F else f"⟨{code:X}⟩"

    return _OBEYED.sub(shown, text)
