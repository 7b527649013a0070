#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""The sample app in GTK 3: a form, a long list, a tree, an editor, dialogs, menus and a log."""

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Atk", "1.0")
gi.require_version("GdkPixbuf", "2.0")
from gi.repository import Atk, GdkPixbuf, Gtk  # noqa: E402

import content  # noqa: E402


def labelled(grid, row, text, widget):
    """Adds a widget and its label, which has a mnemonic, to a grid."""
    label = Gtk.Label.new_with_mnemonic(text)
    label.set_mnemonic_widget(widget)
    label.set_xalign(0)
    grid.attach(label, 0, row, 1, 1)
    grid.attach(widget, 1, row, 1, 1)


def named(widget, name):
    widget.get_accessible().set_name(name)
    return widget


def stacked(*widgets):
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6, border_width=6)
    for widget in widgets:
        box.pack_start(widget, isinstance(widget, Gtk.ScrolledWindow), True, 0)
    return box


def scrolled(widget):
    frame = Gtk.ScrolledWindow(vexpand=True, hexpand=True)
    frame.add(widget)
    return frame


def form():
    grid = Gtk.Grid(row_spacing=6, column_spacing=12, border_width=6)
    labelled(grid, 0, "_Name", Gtk.Entry(placeholder_text="Ada Lovelace"))
    labelled(grid, 1, "_Password", Gtk.Entry(visibility=False, input_purpose=Gtk.InputPurpose.PASSWORD))
    quantity = Gtk.SpinButton.new_with_range(0, 10, 1)
    quantity.set_value(2)
    labelled(grid, 2, "_Quantity", quantity)
    volume = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 100, 5)
    volume.set_value(40)
    labelled(grid, 3, "_Volume", volume)
    country = Gtk.ComboBoxText()
    for name in content.COUNTRIES:
        country.append_text(name)
    country.set_active(0)
    labelled(grid, 4, "_Country", country)
    labelled(grid, 5, "Notif_ications", Gtk.Switch(halign=Gtk.Align.START))
    gift = Gtk.CheckButton.new_with_mnemonic("_Gift wrap")
    gift.set_tooltip_text("With a red ribbon")
    gift.get_accessible().set_accessible_id("gift-wrap")
    first, radios = None, []
    for name in content.DELIVERY:
        first = Gtk.RadioButton.new_with_label_from_widget(first, name)
        radios.append(first)
    delivery = Gtk.Frame(label="Delivery")
    delivery.add(stacked(*radios))
    status = Gtk.Label(label="Not saved", xalign=0)
    status.get_accessible().set_role(Atk.Role.STATUSBAR)
    save = Gtk.Button.new_with_mnemonic("_Save")
    save.connect("clicked", lambda _: status.set_text("Saved"))
    sold_out = Gtk.Button(label="Sold out", sensitive=False)
    pinned = Gtk.ToggleButton(label="Pinned")
    return stacked(grid, gift, delivery, pinned, save, sold_out, status)


def columns(view, titles):
    for index, title in enumerate(titles):
        column = Gtk.TreeViewColumn(title, Gtk.CellRendererText(), text=index)
        column.set_sizing(Gtk.TreeViewColumnSizing.FIXED)
        column.set_fixed_width(200)
        view.append_column(column)
    view.set_fixed_height_mode(True)
    return view


def long_list(rows):
    store = Gtk.ListStore(str, str)
    for number in range(rows):
        store.insert_with_values(-1, (0, 1), content.row(number))
    return scrolled(named(columns(Gtk.TreeView(model=store), content.COLUMNS), "Stock list"))


def tree():
    store = Gtk.TreeStore(str)

    def add(parent, below):
        for name, children in content.branches(below):
            add(store.append(parent, [name]), children)

    add(None, content.TREE)
    return scrolled(named(columns(Gtk.TreeView(model=store), ["Kind"]), "Kinds"))


def editor(lines):
    view = Gtk.TextView(wrap_mode=Gtk.WrapMode.WORD)
    view.get_buffer().set_text(content.letter(lines))
    view.get_buffer().place_cursor(view.get_buffer().get_start_iter())
    return scrolled(named(view, "Letter"))


def ask_about(button):
    dialog = Gtk.Dialog(title="Your address", transient_for=button.get_toplevel(), modal=True)
    dialog.add_buttons("Cancel", Gtk.ResponseType.CANCEL, "OK", Gtk.ResponseType.OK)
    grid = Gtk.Grid(column_spacing=12, border_width=6)
    labelled(grid, 0, "_Street", Gtk.Entry())
    dialog.get_content_area().add(grid)
    dialog.connect("response", lambda dialog, _: dialog.destroy())
    dialog.show_all()


def warn(button):
    alert = Gtk.MessageDialog(transient_for=button.get_toplevel(), modal=True, text="Delete the list?",
                              secondary_text="This cannot be undone.", message_type=Gtk.MessageType.WARNING)
    alert.add_buttons("Keep", Gtk.ResponseType.CANCEL, "Delete", Gtk.ResponseType.OK)
    alert.connect("response", lambda alert, _: alert.destroy())
    alert.show_all()


def more():
    address, delete = Gtk.Button(label="Address…"), Gtk.Button(label="Delete…")
    address.connect("clicked", ask_about)
    delete.connect("clicked", warn)
    progress = named(Gtk.ProgressBar(), "Loading")
    picture = GdkPixbuf.Pixbuf.new(GdkPixbuf.Colorspace.RGB, False, 8, 48, 48)
    picture.fill(0x2E7D32FF)
    image = named(Gtk.Image.new_from_pixbuf(picture), "A green leaf")
    text, address_of_link = content.LINK
    link = Gtk.LinkButton.new_with_label(address_of_link, text)
    link.connect("activate-link", lambda _: True)
    log = named(Gtk.TextView(editable=False), "Log")
    log.get_accessible().set_role(Atk.Role.LOG)
    step = Gtk.Button(label="Next step")

    def advance(_):
        buffer = log.get_buffer()
        buffer.insert(buffer.get_end_iter(), f"Step {buffer.get_line_count()} done\n")
        progress.set_fraction(min(1, progress.get_fraction() + 0.1))

    step.connect("clicked", advance)
    popover_button = Gtk.MenuButton(label="Options")
    popover = Gtk.Popover()
    popover.add(stacked(Gtk.CheckButton(label="Large print"), Gtk.Button(label="Reset")))
    popover.get_child().show_all()
    popover_button.set_popover(popover)
    return stacked(address, delete, popover_button, link, image, progress, step, scrolled(log))


def faulty():
    nameless, field, add = Gtk.Button(), Gtk.Entry(), Gtk.Button(label="Add")
    basket = Gtk.Label(label="The basket is empty")
    add.connect("clicked", lambda _: basket.set_text("1 rose in the basket"))
    return stacked(nameless, field, add, basket)


def relabel():
    """A field that gets another label when the button is pressed."""
    field, swap = Gtk.Entry(), Gtk.Button(label="For a company")
    person, company = Gtk.Label(label="Name"), Gtk.Label(label="Company")
    named_by = Atk.RelationType.LABELLED_BY
    relations = field.get_accessible().ref_relation_set()
    relations.add_relation_by_type(named_by, person.get_accessible())

    def change(_):
        relations.remove(relations.get_relation_by_type(named_by))
        relations.add_relation_by_type(named_by, company.get_accessible())
        swap.set_label("For a person")

    swap.connect("clicked", change)
    return stacked(person, company, field, swap)


def later():
    """A keypad that is created and shown when its button is pressed."""
    page, show = stacked(), Gtk.Button(label="Show keypad")

    def add(_):
        page.add(stacked(*(Gtk.Button(label=name) for name in content.KEYPAD)))
        page.show_all()

    show.connect("clicked", add)
    page.add(show)
    return page


def menu(text, items):
    top, shell = Gtk.MenuItem.new_with_mnemonic(text), Gtk.Menu()
    for item in items:
        shell.append(item)
    top.set_submenu(shell)
    return top


def menu_bar(window):
    leave = Gtk.MenuItem.new_with_mnemonic("_Quit")
    leave.connect("activate", lambda _: window.destroy())
    recent = menu("Open _Recent", [Gtk.MenuItem(label="roses.txt"), Gtk.MenuItem(label="tulips.txt")])
    prices = Gtk.CheckMenuItem.new_with_mnemonic("Show _Prices")
    bar = Gtk.MenuBar()
    bar.append(menu("_File", [Gtk.MenuItem.new_with_mnemonic("_New"), recent, Gtk.SeparatorMenuItem(), leave]))
    bar.append(menu("_View", [prices]))
    return bar


def main():
    options = content.options()
    pages = {"form": form, "list": lambda: long_list(options.rows), "tree": tree,
             "text": lambda: editor(options.lines), "more": more}
    window = Gtk.Window(title=content.TITLE, default_width=640, default_height=640)
    if options.page == "all":
        shown = Gtk.Notebook(vexpand=True)
        for name, make in pages.items():
            shown.append_page(make(), Gtk.Label(label=name.capitalize()))
    else:
        shown = {**pages, "faulty": faulty, "later": later, "relabel": relabel}[options.page]()
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    box.add(menu_bar(window))
    box.add(shown)
    window.add(box)
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    Gtk.main()


main()
