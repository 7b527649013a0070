#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes Sources/A11yTextWidth/WidthTables.swift from the Unicode data in PyPI's wcwidth.

    pip install wcwidth && Scripts/make-text-width.py

Run this script when wcwidth supports a newer version of Unicode, and then run Scripts/check-text-width.sh.
"""
import pathlib

import wcwidth

TARGET = pathlib.Path(__file__).parent.parent / "Sources/A11yTextWidth/WidthTables.swift"


def ranges(width):
    """Returns the ranges of scalars that have the given width, as pairs of the first and the last scalar."""
    found = []
    for value in range(0xA0, 0x110000):
        if 0xD800 <= value < 0xE000 or wcwidth.wcwidth(chr(value)) != width:
            continue
        if found and found[-1][1] == value - 1:
            found[-1][1] = value
        else:
            found.append([value, value])
    return found


def table(name, comment, pairs):
    words = [f"(0x{first:X}, 0x{last:X})," for first, last in pairs]
    lines, line = [], "   "
    for word in words:
        if len(line) + 1 + len(word) > 100:
            lines.append(line)
            line = "   "
        line += " " + word
    return "\n".join([f"  /// {comment}", f"  static let {name}: [(UInt32, UInt32)] = ["] + lines + [line, "  ]"])


TARGET.write_text(
    f"""// Made by Scripts/make-text-width.py from wcwidth {wcwidth.__version__}, \
Unicode {wcwidth.list_versions()[-1]}.

/// The scalars that take up no column or two columns, as sorted ranges.
enum WidthTables {{
{table("zero", "Scalars that take up no column of their own.", ranges(0))}
{table("wide", "Scalars that take up two columns.", ranges(2))}
}}
"""
)
