#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Shows a GTK 3 window with about the given number of accessible objects, in rows of a label, a field and a button."""

import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402

rows = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
for number in range(int(sys.argv[1]) // 9):
    row = Gtk.Box()
    for place in range(3):
        name = f"{number * 3 + place + 1}"
        for widget in [Gtk.Label(label=f"Row {name}"), Gtk.Entry(width_chars=4), Gtk.Button(label=f"Send {name}")]:
            row.add(widget)
    rows.add(row)
window = Gtk.Window(title="Many")
window.add(rows)
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
