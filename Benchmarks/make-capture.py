#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes a page of 18,000 Chrome nodes in the formats of captures from Chrome and Playwright.

    python3 make-capture.py FOLDER     writes FOLDER/page.chrome.json and FOLDER/page.aria.yaml

The output is always identical. Each Chrome node has the fields, name sources and properties of a real capture,
including line boxes and ignored wrappers.
"""

import json
import os
import random
import sys

NODES = 18_000
WORDS = (
    "river stone garden window letter morning quiet market bridge winter paper lantern harbour "
    "kitchen story yellow number field simple answer between carry reader table silver evening "
    "orchard travel measure corner history gentle library wooden signal follow meadow pattern "
    "café naïve “quoted”"
).split()
CHROME_ROLES = {
    "RootWebArea": 144, "none": 0, "generic": 88, "StaticText": 158, "InlineTextBox": 101,
    "ListMarker": 116, "main": 118, "region": 147, "heading": 96, "paragraph": 133, "link": 110,
    "list": 111, "listitem": 115, "code": 16, "table": 167, "row": 145, "columnheader": 18,
    "cell": 13, "form": 87, "textbox": 170, "checkbox": 14, "radio": 139, "slider": 155,
    "combobox": 30, "option": 127, "button": 9, "tab": 164, "tablist": 165,
}
INTERNAL = {"RootWebArea", "StaticText", "InlineTextBox", "ListMarker"}


def typed(kind, value):
    return {"type": kind, "value": value}


class Page:
    def __init__(self):
        self.random = random.Random(18_000)
        self.nodes = []
        self.boxes = 0
        self.aria = []

    def text(self, least, most):
        words = [self.random.choice(WORDS) for _ in range(self.random.randint(least, most))]
        return " ".join(words).capitalize()

    def node(self, parent, role, name="", properties=(), name_from=None, value=None, line=False):
        number = len(self.nodes) + 1
        if line:
            self.boxes += 1
            number = -1_000_000_000 - self.boxes
        node = {
            "nodeId": str(number),
            "ignored": False,
            "role": typed("internalRole" if role in INTERNAL else "role", role),
            "chromeRole": typed("internalRole", CHROME_ROLES[role]),
            "name": typed("computedString", name),
        }
        if not line:
            node["name"]["sources"] = self.sources(role, name, name_from)
        if value is not None:
            node["value"] = typed("string" if isinstance(value, str) else "number", value)
        node["properties"] = [
            {"name": key, "value": typed(kind, word)} for key, kind, word in properties
        ]
        if parent:
            node["parentId"] = parent["nodeId"]
            parent["childIds"].append(node["nodeId"])
        node["childIds"] = []
        if not line:
            node["backendDOMNodeId"] = number
        self.nodes.append(node)
        return node

    def ignored(self, parent, reason="uninteresting"):
        number = len(self.nodes) + 1
        node = {
            "nodeId": str(number),
            "ignored": True,
            "ignoredReasons": [{"name": reason, "value": typed("boolean", True)}],
            "role": typed("role", "none"),
            "chromeRole": typed("internalRole", 0),
            "parentId": parent["nodeId"],
            "childIds": [],
            "backendDOMNodeId": number,
        }
        parent["childIds"].append(node["nodeId"])
        self.nodes.append(node)
        return node

    def sources(self, role, name, name_from):
        contents = {"type": "contents", "value": typed("computedString", name)}
        if role in ("StaticText", "ListMarker"):
            return [contents]
        labelled = {"type": "relatedElement", "attribute": "aria-labelledby"}
        label = {"type": "attribute", "attribute": "aria-label"}
        title = {"type": "attribute", "attribute": "title"}
        if name_from == "label":
            label.update(value=typed("computedString", name), attributeValue=typed("string", name))
            return [labelled, label, dict(title, superseded=True)]
        if name_from == "wrapped":
            related = {
                "type": "relatedElement", "value": typed("computedString", name),
                "nativeSource": "labelwrapped",
                "nativeSourceValue": {
                    "type": "nodeList",
                    "relatedNodes": [{"backendDOMNodeId": len(self.nodes), "text": " " + name}],
                },
            }
            return [labelled, label, related, {"type": "contents", "superseded": True},
                    dict(title, superseded=True)]
        if name:
            return [labelled, label, contents, dict(title, superseded=True)]
        return [labelled, label, title]

    def words(self, parent, text):
        """Adds a piece of text and its line boxes."""
        static = self.node(parent, "StaticText", text)
        words = text.split(" ")
        for start in range(0, len(words), 11):
            self.node(static, "InlineTextBox", " ".join(words[start:start + 11]) + " ", line=True)

    def line(self, depth, text):
        self.aria.append("  " * depth + "- " + text)

    def link(self, parent, depth, text):
        url = "https://example.org/%s/%d" % (text.split(" ")[0].lower(), len(self.nodes))
        self.words(self.node(parent, "link", text, [
            ("focusable", "booleanOrUndefined", True), ("url", "string", url)]), text)
        self.line(depth, 'link "%s":' % text)
        self.aria.append("  " * (depth + 1) + "- /url: " + url)

    def paragraph(self, parent, depth):
        first, name, last = self.text(24, 60), self.text(2, 4), self.text(24, 60)
        paragraph = self.node(self.ignored(parent), "paragraph")
        self.line(depth, "paragraph:")
        self.words(paragraph, first + " ")
        self.line(depth + 1, "text: " + first)
        self.link(paragraph, depth + 1, name)
        self.words(paragraph, " " + last + ".")
        self.line(depth + 1, "text: " + last + ".")

    def list(self, parent, depth):
        items = self.node(parent, "list")
        self.line(depth, "list:")
        for _ in range(self.random.randint(4, 8)):
            item = self.node(items, "listitem", "", [("level", "integer", 1)])
            self.words(self.node(item, "ListMarker", "\u2022 "), "\u2022 ")
            text = self.text(8, 32)
            self.words(item, text)
            self.line(depth + 1, "listitem: " + text)

    def table(self, parent, depth):
        name = self.text(2, 4)
        table = self.node(parent, "table", name, name_from="label")
        self.line(depth, 'table "%s":' % name)
        for number in range(5):
            cells = [self.text(2, 9) for _ in range(4)]
            row = self.node(self.ignored(table) if number == 0 else table, "row")
            self.line(depth + 1, 'row "%s":' % " ".join(cells))
            for text in cells:
                role = "columnheader" if number == 0 else "cell"
                properties = [("readonly", "boolean", False), ("required", "boolean", False)]
                cell = self.node(row, role, text, properties if number == 0 else [])
                self.words(cell, text)
                self.line(depth + 2, '%s "%s"' % (role, text))

    def form(self, parent, depth):
        form = self.node(parent, "form")
        invalid = ("invalid", "token", "false")
        focusable = ("focusable", "booleanOrUndefined", True)
        field = self.text(1, 3)
        entry = self.text(1, 3)
        self.words(self.ignored(form), field)
        box = self.node(form, "textbox", field, [
            invalid, focusable, ("editable", "token", "plaintext"),
            ("settable", "booleanOrUndefined", True), ("multiline", "boolean", False),
            ("readonly", "boolean", False), ("required", "boolean", True),
        ], name_from="wrapped", value=entry)
        self.words(self.node(box, "generic"), entry)
        self.line(depth, "text: " + field)
        self.line(depth, 'textbox "%s": %s' % (field, entry))
        for number in range(3):
            text = self.text(2, 6)
            is_on = self.random.random() < 0.5
            label = self.ignored(form)
            self.node(label, "checkbox", text, [
                invalid, focusable, ("checked", "tristate", "true" if is_on else "false"),
            ], name_from="wrapped")
            self.words(label, text)
            self.line(depth, 'checkbox "%s"%s' % (text, " [checked]" if is_on else ""))
            self.line(depth, "text: " + text)
        slider = self.text(1, 2)
        self.node(form, "slider", slider, [
            invalid, focusable, ("settable", "booleanOrUndefined", True),
            ("valuemin", "number", 0), ("valuemax", "number", 10), ("valuetext", "string", ""),
            ("orientation", "token", "horizontal"),
        ], name_from="label", value=self.random.randint(0, 10))
        self.line(depth, 'slider "%s": "5"' % slider)
        button = self.text(1, 3)
        self.words(self.node(form, "button", button, [invalid, focusable]), button)
        self.line(depth, 'button "%s"' % button)

    def section(self, parent):
        name = self.text(3, 6)
        region = self.node(self.ignored(parent), "region", name, name_from="label")
        self.line(1, 'region "%s":' % name)
        heading = self.node(region, "heading", name, [("level", "integer", 2)])
        self.words(heading, name)
        self.line(2, 'heading "%s" [level=2]' % name)
        body = self.node(region, "generic")
        for _ in range(self.random.randint(2, 4)):
            self.paragraph(body, 2)
        self.list(body, 2)
        kind = self.random.random()
        if kind < 0.5:
            self.table(body, 2)
        elif kind < 0.8:
            self.form(body, 2)
        hidden = self.ignored(body, "notRendered")
        for _ in range(4):
            self.ignored(self.ignored(hidden, "notRendered"), "notRendered")

    def make(self):
        root = self.node(None, "RootWebArea", "A long page", [
            ("focusable", "booleanOrUndefined", True), ("focused", "booleanOrUndefined", True),
            ("url", "string", "https://example.org/long"),
        ])
        root["frameId"] = "00112233445566778899AABBCCDDEEFF"
        main = self.node(self.ignored(root), "main")
        self.line(0, "main:")
        while len(self.nodes) < NODES - 200:
            self.section(main)
        while len(self.nodes) < NODES:
            self.ignored(main)


def main():
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)
    page = Page()
    page.make()
    with open(os.path.join(folder, "page.chrome.json"), "w", encoding="utf-8") as file:
        json.dump({"nodes": page.nodes}, file, ensure_ascii=False, separators=(",", ":"))
    with open(os.path.join(folder, "page.aria.yaml"), "w", encoding="utf-8") as file:
        file.write("\n".join(page.aria) + "\n")


main()
