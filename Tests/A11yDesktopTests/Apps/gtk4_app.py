#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""The sample app in GTK 4: a form, a long list, a tree, an editor, dialogs, menus and a log."""

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf, Gio, GLib, GObject, Gtk  # noqa: E402

import content  # noqa: E402


class Row(GObject.Object):
    """A row of the long list."""

    def __init__(self, number):
        super().__init__()
        self.cells = content.row(number)


class Rows(GObject.Object, Gio.ListModel):
    """A list model that creates its rows on request."""

    def __init__(self, count):
        super().__init__()
        self.count = count

    def do_get_item_type(self):
        return Row.__gtype__

    def do_get_n_items(self):
        return self.count

    def do_get_item(self, number):
        return Row(number) if number < self.count else None


class Branch(GObject.Object):
    """A node of the tree, with its name and its children."""

    def __init__(self, name, below):
        super().__init__()
        self.name, self.below = name, below


def labelled(grid, row, text, widget):
    """Adds a widget and its label, which has a mnemonic, to a grid."""
    label = Gtk.Label.new_with_mnemonic(text)
    label.set_mnemonic_widget(widget)
    label.set_xalign(0)
    grid.attach(label, 0, row, 1, 1)
    grid.attach(widget, 1, row, 1, 1)


def named(widget, name):
    widget.update_property([Gtk.AccessibleProperty.LABEL], [name])
    return widget


def stacked(*widgets):
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
    box.set_margin_start(6)
    for widget in widgets:
        box.append(widget)
    return box


def scrolled(widget):
    return Gtk.ScrolledWindow(vexpand=True, hexpand=True, child=widget)


def form():
    grid = Gtk.Grid(row_spacing=6, column_spacing=12)
    labelled(grid, 0, "_Name", Gtk.Entry(placeholder_text="Ada Lovelace"))
    labelled(grid, 1, "_Password", Gtk.PasswordEntry())
    quantity = Gtk.SpinButton.new_with_range(0, 10, 1)
    quantity.set_value(2)
    labelled(grid, 2, "_Quantity", quantity)
    volume = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 100, 5)
    volume.set_value(40)
    labelled(grid, 3, "_Volume", volume)
    labelled(grid, 4, "_Country", Gtk.DropDown.new_from_strings(content.COUNTRIES))
    labelled(grid, 5, "Notif_ications", Gtk.Switch(halign=Gtk.Align.START))
    gift = Gtk.CheckButton.new_with_mnemonic("_Gift wrap")
    gift.set_tooltip_text("With a red ribbon")
    radios = [Gtk.CheckButton.new_with_label(name) for name in content.DELIVERY]
    for radio in radios[1:]:
        radio.set_group(radios[0])
    radios[0].set_active(True)
    delivery = Gtk.Frame(label="Delivery", child=stacked(*radios))
    status = Gtk.Label(label="Not saved", xalign=0, accessible_role=Gtk.AccessibleRole.STATUS)
    save = Gtk.Button.new_with_mnemonic("_Save")
    save.connect("clicked", lambda _: status.set_text("Saved"))
    sold_out = Gtk.Button(label="Sold out", sensitive=False)
    pinned = Gtk.ToggleButton(label="Pinned")
    return stacked(grid, gift, delivery, pinned, save, sold_out, status)


def cells(text):
    """Creates labels whose text is `text` of the item."""
    factory = Gtk.SignalListItemFactory()
    factory.connect("setup", lambda _, item: item.set_child(Gtk.Label(xalign=0)))
    factory.connect("bind", lambda _, item: item.get_child().set_text(text(item.get_item())))
    return factory


def long_list(rows):
    view = Gtk.ColumnView(model=Gtk.SingleSelection(model=Rows(rows)))
    for index, title in enumerate(content.COLUMNS):
        factory = cells(lambda row, index=index: row.cells[index])
        view.append_column(Gtk.ColumnViewColumn(title=title, factory=factory, fixed_width=200))
    return scrolled(named(view, "Stock list"))


def tree():
    def model(below):
        store = Gio.ListStore()
        for name, children in content.branches(below):
            store.append(Branch(name, children))
        return store

    tree = Gtk.TreeListModel.new(model(content.TREE), False, False, lambda item: model(item.below) if item.below else None)
    factory = Gtk.SignalListItemFactory()
    factory.connect("setup", lambda _, item: item.set_child(Gtk.TreeExpander(child=Gtk.Label(xalign=0))))

    def bind(_, item):
        item.get_child().set_list_row(item.get_item())
        item.get_child().get_child().set_text(item.get_item().get_item().name)

    factory.connect("bind", bind)
    return scrolled(named(Gtk.ListView(model=Gtk.SingleSelection(model=tree), factory=factory), "Kinds"))


def editor(lines):
    view = Gtk.TextView(wrap_mode=Gtk.WrapMode.WORD)
    view.get_buffer().set_text(content.letter(lines))
    view.get_buffer().place_cursor(view.get_buffer().get_start_iter())
    return scrolled(named(view, "Letter"))


def ask_about(button):
    dialog = Gtk.Dialog(title="Your address", transient_for=button.get_root(), modal=True)
    dialog.add_buttons("Cancel", Gtk.ResponseType.CANCEL, "OK", Gtk.ResponseType.OK)
    grid = Gtk.Grid(column_spacing=12)
    labelled(grid, 0, "_Street", Gtk.Entry())
    dialog.get_content_area().append(grid)
    dialog.connect("response", lambda dialog, _: dialog.destroy())
    dialog.present()


def warn(button):
    alert = Gtk.MessageDialog(transient_for=button.get_root(), modal=True, text="Delete the list?",
                              secondary_text="This cannot be undone.", message_type=Gtk.MessageType.WARNING)
    alert.add_buttons("Keep", Gtk.ResponseType.CANCEL, "Delete", Gtk.ResponseType.OK)
    alert.connect("response", lambda alert, _: alert.destroy())
    alert.present()


def more():
    address, delete = Gtk.Button(label="Address…"), Gtk.Button(label="Delete…")
    address.connect("clicked", ask_about)
    delete.connect("clicked", warn)
    options = Gtk.Popover(child=stacked(Gtk.CheckButton(label="Large print"), Gtk.Button(label="Reset")))
    text, address_of_link = content.LINK
    link = Gtk.LinkButton.new_with_label(address_of_link, text)
    link.connect("activate-link", lambda _: True)
    picture = GdkPixbuf.Pixbuf.new(GdkPixbuf.Colorspace.RGB, False, 8, 48, 48)
    picture.fill(0x2E7D32FF)
    image = named(Gtk.Image.new_from_pixbuf(picture), "A green leaf")
    progress = named(Gtk.ProgressBar(), "Loading")
    log = named(Gtk.TextView(editable=False, accessible_role=Gtk.AccessibleRole.LOG), "Log")
    step = Gtk.Button(label="Next step")

    def advance(_):
        buffer = log.get_buffer()
        buffer.insert(buffer.get_end_iter(), f"Step {buffer.get_line_count()} done\n")
        progress.set_fraction(min(1, progress.get_fraction() + 0.1))

    step.connect("clicked", advance)
    menu_button = Gtk.MenuButton(label="Options", popover=options)
    return stacked(address, delete, menu_button, link, image, progress, step, scrolled(log))


def faulty():
    nameless, field, add = Gtk.Button(), Gtk.Entry(), Gtk.Button(label="Add")
    basket = Gtk.Label(label="The basket is empty")
    add.connect("clicked", lambda _: basket.set_text("1 rose in the basket"))
    return stacked(nameless, field, add, basket)


def later():
    """A keypad that is created and shown when its button is pressed."""
    page, show = stacked(), Gtk.Button(label="Show keypad")
    show.connect("clicked", lambda _: page.append(stacked(*(Gtk.Button(label=name) for name in content.KEYPAD))))
    page.append(show)
    return page


def menu_bar(window):
    actions = Gio.SimpleActionGroup()
    for name in ["new", "open"]:
        actions.add_action(Gio.SimpleAction.new(name, GLib.VariantType("s") if name == "open" else None))
    actions.add_action(Gio.SimpleAction.new_stateful("prices", None, GLib.Variant("b", False)))
    leave = Gio.SimpleAction.new("quit", None)
    leave.connect("activate", lambda *_: window.close())
    actions.add_action(leave)
    window.insert_action_group("shop", actions)
    menus, recent, file, last, view = (Gio.Menu() for _ in range(5))
    recent.append("roses.txt", "shop.open::roses")
    recent.append("tulips.txt", "shop.open::tulips")
    file.append("_New", "shop.new")
    file.append_submenu("Open _Recent", recent)
    last.append("_Quit", "shop.quit")
    file.append_section(None, last)
    view.append("Show _Prices", "shop.prices")
    menus.append_submenu("_File", file)
    menus.append_submenu("_View", view)
    return Gtk.PopoverMenuBar.new_from_model(menus)


def main():
    options = content.options()
    pages = {"form": form, "list": lambda: long_list(options.rows), "tree": tree,
             "text": lambda: editor(options.lines), "more": more}
    GLib.set_prgname("gtk4_app.py")
    loop = GLib.MainLoop()
    window = Gtk.Window(title=content.TITLE, default_width=640, default_height=640)
    if options.page == "all":
        shown = Gtk.Notebook(vexpand=True)
        for name, make in pages.items():
            shown.append_page(make(), Gtk.Label(label=name.capitalize()))
    else:
        shown = {**pages, "faulty": faulty, "later": later}[options.page]()
    window.set_child(stacked(menu_bar(window), shown))
    window.connect("close-request", lambda _: loop.quit())
    window.present()
    loop.run()


main()
