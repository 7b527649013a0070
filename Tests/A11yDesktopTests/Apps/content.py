# SPDX-License-Identifier: MIT
"""The options, words and data that gtk3_app, gtk4_app and qt_app share."""

import argparse

TITLE = "Garden Shop"
PAGES = ["form", "list", "tree", "text", "more"]
COUNTRIES = ["Austria", "Belgium", "Chile"]
KEYPAD = ["Seven", "Eight", "Nine"]
DELIVERY = ["Post", "Courier", "Pick up"]
COLUMNS = ["Name", "Stock"]
TREE = {
    "Plants": {"Trees": ["Oak", "Birch"], "Herbs": ["Mint", "Sage", "Thyme"]},
    "Animals": {"Birds": ["Robin", "Wren"], "Fish": ["Trout"]},
    "Stones": {},
}
TEXT = "Dear Ada,\nthe roses have come.\nPlease fetch them on Friday.\n\nYours, Ben"
LINK = ("Opening hours", "https://example.org/hours")


def row(number):
    """The cells of the row with this number, counted from 0: a name and a stock, the same in every toolkit."""
    return f"Item {number + 1}", str(number * 7 % 100)


def branches(below):
    """The names below a node of `TREE`, each with its own children."""
    return below.items() if isinstance(below, dict) else ((name, {}) for name in below)


def options():
    """The command line's options."""
    parser = argparse.ArgumentParser(description="A small app to be read through AT-SPI.")
    parser.add_argument("--page", choices=PAGES + ["faulty", "later", "relabel", "all"], default="all",
                        help="show one page, or all but the last two as tabs")
    parser.add_argument("--rows", type=int, default=100_000, help="how many rows the list has")
    parser.add_argument("--lines", type=int, default=0, help="lines to add to the text in the editor")
    return parser.parse_args()


def letter(lines):
    """The text in the editor, with this many lines added."""
    return "\n".join([TEXT] + [f"Line {number + 1} of a long letter." for number in range(lines)])
