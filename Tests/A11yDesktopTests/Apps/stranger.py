#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""An app without a toolkit, which implements AT-SPI itself and, on request, violates it.

It shows a frame with a button, a label, a check box and a text field. Options add to the tree or spoil the answers.
Messages are read by a filter, so that every path, existing or not, is answered here."""

import argparse
import os
import signal
import time

from gi.repository import Gio, GLib

PREFIX = "/org/a11y/atspi/accessible/"
ATSPI = "org.a11y.atspi."
ITEMS = GLib.VariantType("(a((so)(so)(so)iiassusau))")
NOTHING = ("", "/org/a11y/atspi/null")
ROLES = {"application": 75, "check box": 7, "document text": 94, "paragraph": 73, "frame": 23, "label": 29, "list": 31, "list item": 32, "panel": 39,
         "push button": 43, "table": 55, "table cell": 56, "table column header": 57, "text": 61}
STATES = {"active": 1, "checked": 4, "editable": 7, "enabled": 8, "focusable": 11, "focused": 12, "modal": 16, "sensitive": 24, "showing": 25,
          "visible": 30}
ODD_NAMES = ["\x1b[2J\x1b]0;owned\x07", "right\u202eto left", "\ufeff\u200b", "\ue000\ufffe\U0010ffff", "line\nbreak\ttab\r",
             "e" + "\u0301" * 500, "long " * 200_000, ""]
GARBAGE = [GLib.Variant.parse(None, text, None, None) for text in
           ["('what',)", "(uint32 4294967295,)", "(int64 -9223372036854775808, [1.5])", "([('a', <@as []>)],)",
            "(objectpath '/', objectpath '/nowhere')", "(<uint64 18446744073709551615>,)", "(@a{sv} {},)", "(true,)"]]


def options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--name", default="stranger", help="the name of the app")
    parser.add_argument("--lie", action="store_true", help="children and parents that do not exist")
    parser.add_argument("--cycle", action="store_true", help="elements that are their own descendants")
    parser.add_argument("--children", type=int, default=0, metavar="N", help="a list of N items")
    parser.add_argument("--paragraphs", type=int, default=0, metavar="N", help="a document of N paragraphs")
    parser.add_argument("--table", action="store_true", help="a table, in which the first of three columns has no header")
    parser.add_argument("--depth", type=int, default=0, metavar="N", help="N panels, each in the one before")
    parser.add_argument("--odd-names", action="store_true", help="escape sequences, controls, a megabyte")
    parser.add_argument("--bad-utf8", action="store_true", help="a name that is no UTF-8; the bus ends such an app")
    parser.add_argument("--cache", action="store_true", help="answer GetItems with everything; without it, refuse")
    parser.add_argument("--garbage", type=int, default=0, metavar="N", help="answer nonsense for every Nth list item")
    parser.add_argument("--flicker", type=int, default=0, metavar="N",
                        help="show and hide a popover so often when the button is pressed, and show it")
    parser.add_argument("--early-focus", action="store_true", help="focus the check box while the frame is being read")
    parser.add_argument("--flood", type=float, default=0, metavar="S", help="1,000 events a second for S seconds")
    parser.add_argument("--tick", type=int, default=0, metavar="HZ", help="rename the label so many times a second, for ever")
    parser.add_argument("--announce", action="store_true", help="announce each press of the button")
    parser.add_argument("--slow", type=int, default=0, metavar="MS", help="wait before each answer")
    parser.add_argument("--mute", type=int, default=0, metavar="N", help="read on, but answer nothing after N calls")
    parser.add_argument("--hang", type=int, default=0, metavar="N", help="stop (SIGSTOP) after N calls")
    parser.add_argument("--die", type=int, default=0, metavar="N", help="exit after N calls")
    return parser.parse_args()


class Node:
    """An element, with its properties and the children that it reports."""

    def __init__(self, key, role, name, parent, children=(), states=(), actions=(), text=None):
        self.key, self.role, self.name, self.parent = key, role, name, parent
        self.children, self.actions, self.text = list(children), list(actions), text
        self.states = {"enabled", "sensitive", "showing", "visible", *states}

    def interfaces(self):
        names = ["Accessible", "Component"] + (["Action"] if self.actions else []) + (["Text"] if self.text is not None else [])
        names += ["Table"] if self.role == "table" else []
        return [ATSPI + name for name in names] + ([ATSPI + "Application"] if self.role == "application" else [])


class Tree:
    """All elements by their key, which is the last part of their path."""

    def __init__(self, options):
        self.nodes = {}
        self.add("root", "application", options.name, None)
        self.add("frame", "frame", "Stranger", "root", states=["active"])
        self.add("button", "push button", "Knock", "frame", actions=["click", "knock twice"], states=["focusable"])
        self.add("label", "label", "Nobody knocked", "frame", text="Nobody knocked")
        self.add("check", "check box", "Agree", "frame", actions=["click"], states=["focusable"])
        self.add("diary", "text", "Diary", "frame", text="Dear diary", states=["editable", "focusable"])
        if options.children:
            self.add("list", "list", "Items", "frame")
            for number in range(options.children):
                self.add(str(number), "list item", f"Item {number + 1}", "list")
        if options.paragraphs:
            self.add("text", "document text", "Long letter", "frame")
            for number in range(options.paragraphs):
                self.add(str(number), "paragraph", "", "text", text=f"Paragraph {number + 1}")
        if options.table:
            self.add("table", "table", "Trains", "frame")
            for column, name in [(1, "From"), (2, "To")]:
                self.add(f"header{column}", "table column header", name, "table")
            for row, names in enumerate([["Night", "Graz", "Rome"], ["Day", "Linz", "Bern"]]):
                for column, name in enumerate(names):
                    self.add(f"cell{row}{column}", "table cell", name, "table")
        for level in range(options.depth):
            self.add(f"level{level}", "panel", f"Level {level + 1}", f"level{level - 1}" if level else "frame")
        for number, name in enumerate(ODD_NAMES if options.odd_names else []):
            self.add(f"odd{number}", "push button", name, "frame", actions=["click"])
        if options.cycle:
            self.add("loop", "panel", "Loop", "frame", children=["frame", "loop", "button"])
        if options.lie:
            self.nodes["frame"].children += ["missing", NOTHING, (":9.9999", PREFIX + "root"), "button", "label"]
            self.nodes["check"].parent = "missing"
        if options.flicker:
            self.add("popover", "panel", "Pop", "frame", states=["modal"])
            self.add("inside", "push button", "Inside", "popover", actions=["click"], states=["focusable"])
            self.nodes["popover"].states -= {"showing", "visible"}
        if options.bad_utf8:
            self.add("bad", "label", "BADBYTES", "frame")

    def add(self, key, role, name, parent, **more):
        self.nodes[key] = Node(key, role, name, parent, **more)
        if parent:
            self.nodes[parent].children.append(key)


class Stranger:
    """Answers AT-SPI's calls from a tree."""

    def __init__(self, options):
        self.options, self.tree, self.calls, self.knocks = options, Tree(options), 0, 0
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address, = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None)
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.bus = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
        self.bus.add_filter(self.receive)
        plug = GLib.Variant("((so))", (self.reference("root"),))
        self.bus.call_sync(ATSPI + "Registry", PREFIX + "root", ATSPI + "Socket", "Embed", plug, None, 0, -1, None)

    def reference(self, key):
        return key if isinstance(key, tuple) else NOTHING if key is None else (self.bus.get_unique_name(), PREFIX + key)

    def existing(self, key):
        return self.reference(key if key in self.tree.nodes else None)

    def receive(self, bus, message, incoming):
        """Filters the calls out of the incoming messages; runs on GDBus's thread, one message at a time."""
        if not incoming or message.get_message_type() != Gio.DBusMessageType.METHOD_CALL:
            return message
        self.calls += 1
        if self.options.early_focus and message.get_path() == PREFIX + "frame" and message.get_member() == "GetChildren":
            self.options.early_focus = False
            self.tree.nodes["check"].states.add("focused")
            self.emit(self.tree.nodes["check"], "StateChanged", "focused", 1, GLib.Variant("i", 0))
        time.sleep(self.options.slow / 1000)
        if self.options.die and self.calls > self.options.die:
            os._exit(0)
        if self.options.hang and self.calls == self.options.hang + 1:
            os.kill(os.getpid(), signal.SIGSTOP)
        if not self.options.mute or self.calls <= self.options.mute:
            self.answer(message)
        return None

    def answer(self, message):
        arguments = message.get_body().unpack() if message.get_body() else ()
        reply = Gio.DBusMessage.new_method_reply(message)
        key = message.get_path().rsplit("/", 1)[1]
        try:
            if self.options.garbage and key.isdigit() and int(key) % self.options.garbage == 1:
                reply.set_body(GARBAGE[self.calls % len(GARBAGE)])
                return self.bus.send_message(reply, Gio.DBusSendMessageFlags.NONE)
            reply.set_body(self.result(message, message.get_member(), arguments))
        except (KeyError, IndexError) as error:
            reply = message.new_method_error_literal("org.freedesktop.DBus.Error.UnknownObject", str(error))
        if self.options.bad_utf8 and "BADBYTES" in str(reply.get_body()):
            self.send_raw(reply)
        else:
            self.bus.send_message(reply, Gio.DBusSendMessageFlags.NONE)

    def send_raw(self, message):
        """Sends a message whose text is not valid UTF-8, without the sender's checks."""
        message.set_serial(0x7FFFFFFF)
        bytes = message.to_blob(Gio.DBusCapabilityFlags.NONE).replace(b"BADBYTES", b"\xff\xfe\xc0\x80\xed\xa0\x80!")
        self.bus.get_stream().get_output_stream().write_all(bytes, None)

    def result(self, message, member, arguments):
        """Returns the body of an answer, or raises KeyError if there is none."""
        if member == "GetItems":
            if not self.options.cache:
                raise KeyError("no cache")
            items = ",".join(self.item(node) for node in self.tree.nodes.values())
            return GLib.Variant.parse(ITEMS, f"([{items}],)", None, None)
        node = self.tree.nodes[message.get_path().removeprefix(PREFIX)]
        if member == "Get":
            return GLib.Variant("(v)", (self.property(node, arguments[1]),))
        if member == "GetAll":
            names = ["NRows", "NColumns"] if arguments[0] == ATSPI + "Table" else ["Name", "ChildCount"]
            return GLib.Variant("(a{sv})", ({name: self.property(node, name) for name in names},))
        if member == "DoAction":
            self.act(node, arguments[0])
        answers = {
            "GetChildAtIndex": lambda index: ("(so)", self.child(node, index)),
            "GetChildren": lambda: ("a(so)", [self.reference(key) for key in node.children]),
            "GetIndexInParent": lambda: ("i", self.index(node)),
            "GetRole": lambda: ("u", ROLES[node.role]),
            "GetRoleName": lambda: ("s", node.role), "GetLocalizedRoleName": lambda: ("s", node.role),
            "GetState": lambda: ("au", self.states(node)),
            "GetAttributes": lambda: ("a{ss}", {}), "GetRelationSet": lambda: ("a(ua(so))", []),
            "GetApplication": lambda: ("(so)", self.reference("root")),
            "GetInterfaces": lambda: ("as", node.interfaces()),
            "GetExtents": lambda _: ("(iiii)", (0, 0, 200, 20)),
            "GrabFocus": lambda: ("b", True),
            "GetActions": lambda: ("a(sss)", [(name, "", "") for name in node.actions]),
            "GetName": lambda index: ("s", node.actions[index]),
            "GetLocalizedName": lambda index: ("s", node.actions[index]),
            "GetDescription": lambda _: ("s", ""), "GetKeyBinding": lambda _: ("s", ""),
            "DoAction": lambda _: ("b", True),
            "GetText": lambda start, end: ("s", node.text[start:end if end >= 0 else None]),
            "GetStringAtOffset": lambda *_: ("sii", (node.text, 0, len(node.text))),
            "GetColumnHeader": lambda column: ("(so)", self.existing(f"header{column}")),
            "GetAccessibleAt": lambda row, column: ("(so)", self.existing(f"cell{row}{column}")),
            "GetNSelections": lambda: ("i", 0),
            "Set": lambda *_: ("", ()),
        }
        signature, value = answers[member](*arguments)
        return GLib.Variant(f"({signature})", value if signature in ("sii", "") else (value,))

    def property(self, node, name):
        signature, value = {
            "Name": ("s", node.name), "Description": ("s", ""), "Locale": ("s", "en"), "AccessibleId": ("s", ""),
            "Parent": ("(so)", self.reference(node.parent)), "ChildCount": ("i", len(node.children)),
            "ToolkitName": ("s", "none"), "Version": ("s", "1"), "AtspiVersion": ("s", "2.1"), "Id": ("i", 0),
            "NRows": ("i", 2), "NColumns": ("i", 3),
            "NActions": ("i", len(node.actions)), "CharacterCount": ("i", len(node.text or "")), "CaretOffset": ("i", 0),
        }[name]
        return GLib.Variant(signature, value)

    def item(self, node):
        """GetItems' data for an element, as GVariant text, which is parsed seven times as fast as tuples are packed."""
        name = GLib.Variant("s", node.name).print_(False)
        return (f"({self.reference(node.key)}, {self.reference('root')}, {self.reference(node.parent)}, {self.index(node)}, "
                f"{len(node.children)}, {node.interfaces()}, {name}, {ROLES[node.role]}, '', {self.states(node)})")

    def index(self, node):
        if node.key.isdigit():
            return int(node.key)
        siblings = self.tree.nodes[node.parent].children if node.parent in self.tree.nodes else []
        return siblings.index(node.key) if node.key in siblings else -1

    def child(self, node, index):
        return self.reference(node.children[index]) if 0 <= index < len(node.children) else NOTHING

    def states(self, node):
        bits = sum(1 << STATES[name] for name in node.states)
        return [bits & 0xFFFFFFFF, bits >> 32]

    def act(self, node, action):
        if node.key == "check":
            node.states ^= {"checked"}
            self.emit(node, "StateChanged", "checked", int("checked" in node.states), GLib.Variant("i", 0))
        elif node.key == "button" and self.options.flicker:
            for shown in [1, 0] * self.options.flicker + [1]:
                self.show("popover", shown)
            self.emit(self.tree.nodes["inside"], "StateChanged", "focused", 1, GLib.Variant("i", 0))
        elif node.key == "inside":
            self.show("popover", 0)
        elif node.key == "button":
            self.knocks += action + 1
            self.rename(self.tree.nodes["label"], f"Knocked {self.knocks}")
            if self.options.announce:
                self.emit(node, "Announcement", "", 1, GLib.Variant("s", f"Knock {self.knocks} was heard"))

    def show(self, key, shown):
        for state in ["visible", "showing"]:
            node = self.tree.nodes[key]
            node.states = node.states | {state} if shown else node.states - {state}
            self.emit(node, "StateChanged", state, shown, GLib.Variant("i", 0))

    def rename(self, node, name):
        node.name = node.text = name
        self.emit(node, "PropertyChange", "accessible-name", 0, GLib.Variant("s", name))

    def emit(self, node, event, detail, first, value):
        body = GLib.Variant("(siiva{sv})", (detail, first, 0, value, {}))
        self.bus.emit_signal(None, PREFIX + node.key, ATSPI + "Event.Object", event, body)

    def flood(self, seconds):
        """Renames the label 1,000 times a second, and reports when it has finished."""
        start, sent = time.monotonic(), 0

        def burst():
            nonlocal sent
            due = int(min(time.monotonic() - start, seconds) * 1000)
            for sent in range(sent + 1, due + 1):
                self.rename(self.tree.nodes["label"], f"Event {sent}")
            if due == int(seconds * 1000):
                self.rename(self.tree.nodes["label"], "The flood is over")
            return due < int(seconds * 1000)

        GLib.timeout_add(10, burst)

    def tick(self, times):
        """Renames the label a number of times a second, as a clock does."""
        ticks = 0

        def once():
            nonlocal ticks
            ticks += 1
            self.rename(self.tree.nodes["label"], f"Tick {ticks}")
            return True

        GLib.timeout_add(1000 // times, once)


def main():
    chosen = options()
    stranger = Stranger(chosen)
    if chosen.flood:
        stranger.flood(chosen.flood)
    if chosen.tick:
        stranger.tick(chosen.tick)
    loop = GLib.MainLoop()
    stranger.bus.connect("closed", lambda *_: loop.quit())
    loop.run()


main()
