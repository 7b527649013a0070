# SPDX-License-Identifier: MIT
"""Creates the README's picture of a session from a real session in tmux.

    python3 Scripts/make-picture.py .build/debug/a11ynav > Documentation/session.svg

Each key is pressed when the screen shows the expected result of the previous key. The text of the screen, without
lines and boxes, is also the picture's description for readers who cannot see it.
"""

import html
import os
import re
import subprocess
import sys
import tempfile
import time
import unicodedata

DOCUMENT = "Examples/Trees/sign-up.aria.yaml"
# The text that the screen must show, and the key that is then pressed. The picture shows the last screen.
STEPS = [
    ("Fernwood Library, link, banner, landmark", "c"),
    ("Name, text field, main, landmark", "c"),
    ("Email, ada@fernwood, text field, invalid data, double tap to edit", None),
]
COLUMNS, ROWS = 84, 26
TIME_LIMIT = 20

CELL_WIDTH, LINE_HEIGHT, MARGIN = 8.4, 19, 16
BACKGROUND, FOREGROUND, DIMMED = "#16181d", "#e6e6e6", "#9aa0aa"
COLORS = ["#5c6370", "#ff7b72", "#7ee787", "#f2cc60", "#79c0ff", "#d2a8ff", "#76e3ea", "#e6e6e6"]


class Terminal:
    """A program in a separate tmux server."""

    def __init__(self, folder, command):
        self.socket = os.path.join(folder, "tmux")
        size = ["-x", str(COLUMNS), "-y", str(ROWS)]
        self.tmux("-f", "/dev/null", "new-session", "-d", *size, *command)

    def tmux(self, *arguments):
        command = ["tmux", "-S", self.socket, *arguments]
        result = subprocess.run(command, check=True, stdout=subprocess.PIPE)
        return result.stdout.decode("utf-8")

    def press(self, key):
        self.tmux("send-keys", "-l", key)

    def wait_for(self, text):
        end = time.monotonic() + TIME_LIMIT
        while time.monotonic() < end:
            if text in self.tmux("capture-pane", "-p"):
                return
            time.sleep(0.05)
        sys.exit(f"make-picture: the screen never showed “{text}”")

    def screen(self):
        return self.tmux("capture-pane", "-p", "-e").rstrip("\n").split("\n")

    def close(self):
        self.tmux("kill-server")


class Style:
    """The attributes that a terminal gives to text."""

    def __init__(self):
        self.reset()

    def reset(self):
        self.bold = self.dim = self.reversed = False
        self.color = None

    def apply(self, codes):
        codes = [int(code or 0) for code in codes.split(";")]
        if 38 in codes:
            place = codes.index(38)
            self.color = cube(codes[place + 2])
            del codes[place:place + 3]
        for code in codes:
            if code == 0:
                self.reset()
            elif code == 1:
                self.bold = True
            elif code == 2:
                self.dim = True
            elif code == 7:
                self.reversed = True
            elif code == 22:
                self.bold = self.dim = False
            elif code == 27:
                self.reversed = False
            elif 30 <= code <= 37 or 90 <= code <= 97:
                self.color = COLORS[code % 10]
            elif code == 39:
                self.color = None

    def attributes(self):
        fill = self.color or (DIMMED if self.dim else FOREGROUND)
        weight = ' font-weight="bold"' if self.bold else ""
        return f'fill="{BACKGROUND if self.reversed else fill}"{weight}', fill


def cube(number):
    """Returns a color from the terminal's color cube."""
    steps = [(number - 16) // 36, (number - 16) // 6 % 6, (number - 16) % 6]
    return "#" + "".join(f"{step and 55 + step * 40:02x}" for step in steps)


def words(line):
    """Returns a line's words, without styles, lines, boxes or repeated spaces."""
    return " ".join(re.sub(r"\x1b\[[0-9;]*m|[\u2500-\u259f]", "", line).split())


def width(text):
    return sum(2 if unicodedata.east_asian_width(each) in "WF" else 1 for each in text)


def runs(lines):
    """Returns each run of text in one style, together with its row and column."""
    style = Style()
    for row, line in enumerate(lines):
        column = 0
        for part in re.split(r"(\x1b\[[0-9;]*m)", line):
            if part.startswith("\x1b["):
                style.apply(part[2:-1])
            elif part:
                yield row, column, part, style
                column += width(part)


def picture(lines):
    size = COLUMNS * CELL_WIDTH + 2 * MARGIN, ROWS * LINE_HEIGHT + 2 * MARGIN
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]:g} {size[1]:g}" role="img"'
        ' aria-labelledby="title text" font-family="ui-monospace, Menlo, Consolas, monospace"'
        ' font-size="14">'
    )
    yield '<title id="title">A session of a11ynav in a terminal</title>'
    yield f'<desc id="text">{html.escape(chr(10).join(filter(None, map(words, lines))))}</desc>'
    yield f'<rect width="100%" height="100%" rx="8" fill="{BACKGROUND}"/>'
    for row, column, text, style in runs(lines):
        attributes, fill = style.attributes()
        x, y = MARGIN + column * CELL_WIDTH, MARGIN + row * LINE_HEIGHT
        length = width(text) * CELL_WIDTH
        if style.reversed:
            yield f'<rect x="{x:g}" y="{y:g}" width="{length:g}" height="{LINE_HEIGHT}" fill="{fill}"/>'
        if text.strip():
            # The stated length of the text keeps columns aligned in any font.
            yield (
                f'<text x="{x:g}" y="{y + 14:g}" textLength="{length:g}" xml:space="preserve"'
                f" {attributes}>{html.escape(text)}</text>"
            )
    yield "</svg>"


def main():
    program = os.path.abspath(sys.argv[1])
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
    with tempfile.TemporaryDirectory() as folder:
        command = [program, "open", DOCUMENT, "--speech", "none", "--theme", "dark"]
        terminal = Terminal(folder, ["env", "-u", "NO_COLOR", *command])
        try:
            for text, key in STEPS:
                terminal.wait_for(text)
                if key:
                    terminal.press(key)
            lines = terminal.screen()
        finally:
            terminal.close()
    print("\n".join(picture(lines)))


if __name__ == "__main__":
    main()
