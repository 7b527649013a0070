#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes transcripts with a given number of commands to a folder, each of them with its own page.

    make-transcripts.py A11YNAV FOLDER [COUNT [COMMANDS]]

The expected words are recorded with a11ynav, so every transcript passes.
"""

import os
import subprocess
import sys

PAGE = """- banner:
  - link "Shop %d"
  - navigation "Sections":
    - list:
      - listitem:
        - link "New"
      - listitem:
        - link "Sale"
- main:
  - heading "Basket %d" [level=1]
  - textbox "Name"
  - textbox "Street" [invalid]
  - group "Delivery":
    - radio "Post" [checked]
    - radio "Courier"
  - checkbox "Gift"
  - slider "Copies": "2"
  - heading "Payment" [level=2]
  - textbox "Card"
  - button "Pay"
  - button "Leave"
- contentinfo:
  - text: Shop %d
"""
COMMANDS = ["next", "next", "next", "rotor headings", "rotor down", "next", "activate", "type Ada",
            "press escape", "next", "find next form controls", "activate", "find next buttons",
            "previous", "last", "previous", "first", "find next landmarks", "next", "next"]


def main():
    a11ynav, folder = sys.argv[1], sys.argv[2]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 1_000
    commands = int(sys.argv[4]) if len(sys.argv) > 4 else 20
    os.makedirs(folder, exist_ok=True)
    steps = "".join("> %s\n" % COMMANDS[place % len(COMMANDS)] for place in range(commands))
    for number in range(count):
        with open(os.path.join(folder, "page-%04d.aria.yaml" % number), "w") as file:
            file.write(PAGE % (number, number, number))
        with open(os.path.join(folder, "walk-%04d.a11y" % number), "w") as file:
            file.write("open: page-%04d.aria.yaml\n\n%s" % (number, steps))
    environment = dict(os.environ, CI="")
    subprocess.run([a11ynav, "test", folder, "--record"], check=True, env=environment,
                   stdout=subprocess.DEVNULL)


main()
