#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Widgets of GTK 3 in the ways that applications use them, one kind on each page."""

import argparse

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402


def stacked(*widgets):
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    for widget in widgets:
        box.add(widget)
    return box


def column(title, *renderers):
    """A column that draws several things in each cell, each from a column of the model."""
    made = Gtk.TreeViewColumn(title)
    for renderer, attribute, source in renderers:
        made.pack_start(renderer, attribute == "text")
        made.add_attribute(renderer, attribute, source)
    return made


def files():
    """A list of files as file choosers show it: an icon and a name in one column, the size in another."""
    store = Gtk.ListStore(str, str, str)
    for row in (("folder", "Garden", "2 items"), ("text-x-generic", "roses.txt", "4 kB")):
        store.append(row)
    view = Gtk.TreeView(model=store)
    view.append_column(column("Name", (Gtk.CellRendererPixbuf(), "icon-name", 0), (Gtk.CellRendererText(), "text", 1)))
    view.append_column(column("Size", (Gtk.CellRendererText(), "text", 2)))
    rename = Gtk.Button(label="Rename")
    rename.connect("clicked", lambda _: store.set_value(store.get_iter(1), 1, "tulips.txt"))
    return stacked(view, rename)


def folders():
    """A tree of folders with an icon before each name."""
    store = Gtk.TreeStore(str, str)
    home = store.append(None, ["user-home", "Home"])
    store.append(home, ["folder", "Pictures"])
    view = Gtk.TreeView(model=store, headers_visible=False)
    view.append_column(column("Name", (Gtk.CellRendererPixbuf(), "icon-name", 0), (Gtk.CellRendererText(), "text", 1)))
    return view


def choices():
    """A list with a check box and a name in one column."""
    store = Gtk.ListStore(bool, str)
    for row in ((True, "Roses"), (False, "Tulips")):
        store.append(row)
    toggle = Gtk.CellRendererToggle()

    def change(_, path):
        store[path][0] = not store[path][0]

    toggle.connect("toggled", change)
    view = Gtk.TreeView(model=store)
    view.append_column(column("Flower", (toggle, "active", 0), (Gtk.CellRendererText(), "text", 1)))
    return view


def expander():
    expander = Gtk.Expander(label="Details")
    expander.add(stacked(Gtk.Label(label="Planted in May"), Gtk.Button(label="Water")))
    return stacked(Gtk.Button(label="First"), expander, Gtk.Button(label="Last"))


def main():
    pages = {"files": files, "folders": folders, "choices": choices, "expander": expander}
    parser = argparse.ArgumentParser()
    parser.add_argument("--page", choices=pages, required=True)
    window = Gtk.Window(title="Gallery")
    window.add(pages[parser.parse_args().page]())
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    Gtk.main()


main()
