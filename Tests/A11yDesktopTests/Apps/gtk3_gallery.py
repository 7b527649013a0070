#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""GTK 3 widgets as applications use them, one kind on each page."""

import argparse
import os
import signal

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


def dialog():
    """A question that a button and a menu item ask with `gtk_dialog_run()`."""
    answer = Gtk.Label(label="answer: none")

    def ask(*_):
        question = Gtk.MessageDialog(
            parent=answer.get_toplevel(), modal=True, buttons=Gtk.ButtonsType.YES_NO, text="Delete the roses?"
        )
        answer.set_text("answer: yes" if question.run() == Gtk.ResponseType.YES else "answer: no")
        question.destroy()

    item = Gtk.MenuItem(label="Question")
    item.connect("activate", ask)
    menu = Gtk.Menu()
    menu.append(item)
    title = Gtk.MenuItem(label="Garden")
    title.set_submenu(menu)
    bar = Gtk.MenuBar()
    bar.append(title)
    button = Gtk.Button(label="Ask")
    button.connect("clicked", ask)
    return stacked(bar, button, answer)


def silent():
    """A button that stops the app, as `kill -STOP` does."""
    stop = Gtk.Button(label="Stop")
    stop.connect("clicked", lambda _: os.kill(os.getpid(), signal.SIGSTOP))
    return stacked(stop, Gtk.Button(label="Last"))


def rows():
    """A list box with an icon in each row; a click opens the row."""
    opened = Gtk.Label(label="opened: none")
    box = Gtk.ListBox()
    for name in ("Roses", "Tulips"):
        row = Gtk.Box()
        row.add(Gtk.Image.new_from_icon_name("folder", Gtk.IconSize.MENU))
        row.add(Gtk.Label(label=name))
        box.add(row)
    box.connect("row-activated", lambda _, row: opened.set_text(f"opened: {row.get_index() + 1}"))
    return stacked(box, opened)


def tree():
    """A tree below a button, which has keyboard focus first."""
    store = Gtk.TreeStore(str)
    plants = store.append(None, ["Plants"])
    for name in ("Rose", "Tulip"):
        store.append(plants, [name])
    view = Gtk.TreeView(model=store, headers_visible=False)
    view.append_column(column("Kind", (Gtk.CellRendererText(), "text", 0)))
    view.expand_all()
    return stacked(Gtk.Button(label="First"), view)


def values():
    """A combo box and a spin button, below a button, which has keyboard focus first."""
    combo = Gtk.ComboBoxText()
    for name in ("Red", "Green"):
        combo.append_text(name)
    combo.set_active(0)
    number = Gtk.SpinButton.new_with_range(0, 9, 1)
    return stacked(Gtk.Button(label="First"), combo, number, Gtk.Label(label="Garden of"), Gtk.Entry(text="Ada"))


def main():
    pages = {page.__name__: page for page in (files, folders, choices, expander, dialog, silent, rows, tree, values)}
    parser = argparse.ArgumentParser()
    parser.add_argument("--page", choices=pages, required=True)
    window = Gtk.Window(title="Gallery")
    window.add(pages[parser.parse_args().page]())
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    Gtk.main()


main()
