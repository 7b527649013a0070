#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""GTK 3's own colour chooser, whose swatches have an action besides the one that chooses."""

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402

window = Gtk.Window(title="Colours")
window.add(Gtk.ColorChooserWidget())
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
