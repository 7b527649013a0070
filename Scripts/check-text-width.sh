#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares the width of every scalar, and of some emoji and syllables, with the width that PyPI's wcwidth returns.
#
#   pip install wcwidth && Scripts/check-text-width.sh
set -eu
cd "$(dirname "$0")/.."
widths=$(mktemp)
trap 'rm -f "$widths"' EXIT
"${PYTHON:-python3}" - > "$widths" <<'PYTHON'
import wcwidth
for value in range(0x20, 0x110000):
    if not 0xD800 <= value < 0xE000:
        print(f"{value:X} {max(wcwidth.wcwidth(chr(value)), 0)}")
for text in ["👍🏽", "👩‍👧", "❤️", "🇩🇪", "e\u0301", "한", "\u1112\u1161\u11ab", "1️⃣", "☺", "日本", "क्षि"]:
    print(" ".join(f"{ord(c):X}" for c in text), wcwidth.wcswidth(text))
PYTHON
A11YNAV_WIDTHS="$widths" "${SWIFT:-swift}" test --filter TextWidthTests
