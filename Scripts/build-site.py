#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Builds the documentation's website: the guides, and a reference that the program itself describes.

    Scripts/setup-python.sh site && Scripts/build-site.py .build/debug/a11ynav .build-site
    Scripts/build-site.py .build/debug/a11ynav --reference    writes the reference's pages again

The front page, Documentation/README.md, determines the navigation: each of its second-level headings is a section, and
each link below a heading is a page of that section. Markdown files to which those pages link become pages, too; other
files are copied. The build fails if a link leads to a file or an anchor that does not exist, or if the pages of the
reference differ from the program's own descriptions.
"""

import html
import json
import os
import posixpath
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / ".build-site-tools"))

from markdown_it import MarkdownIt  # noqa: E402

FRONT = "Documentation/README.md"
THEME = ROOT / "Documentation/Site"


def slug(text):
    """Returns the anchor that GitHub gives to a heading."""
    return re.sub(r"[^\w\- ]", "", text.lower()).strip().replace(" ", "-")


class Page:
    """A page of the site, with its title, its anchors and the text that a search covers."""

    def __init__(self, source, markdown):
        self.source = source
        self.address = "index.html" if source == FRONT else re.sub(r"\.md$", ".html", source)
        # DocC's markup that Markdown does not have: symbols in double backticks, and links by an article's name.
        markdown = re.sub(r"``([^`\n]+)``", r"`\1`", markdown)
        self.tokens = PARSER.parse(re.sub(r"<doc:(\w+)>", self.article, markdown))
        self.title, self.anchors, self.sections, self.links = "", set(), [], []
        self.read()

    def article(self, match):
        name = match[1]
        return f"[{name}]({name}.md)"

    def read(self):
        heading = None
        for place, token in enumerate(self.tokens):
            if token.type == "heading_open":
                inline = self.tokens[place + 1]
                text = "".join(part.content for part in inline.children)
                anchor = name = slug(text)
                number = 0
                while anchor in self.anchors:
                    number += 1
                    anchor = f"{name}-{number}"
                self.anchors.add(anchor)
                token.attrSet("id", anchor)
                self.title = self.title or text
                heading = {"title": text, "anchor": anchor, "text": []}
                self.sections.append(heading)
            elif token.type == "inline":
                if heading:
                    heading["text"].append("".join(part.content or " " for part in token.children))
                self.links += [part for part in token.children if part.type in ("link_open", "image")]
            elif token.type in ("fence", "code_block"):
                if heading:
                    heading["text"].append(token.content)
            elif token.type in ("html_block", "html_inline"):
                self.anchors.update(re.findall(r'\b(?:id|name)="([^"]+)"', token.content))

    def target(self, link):
        """Returns the path in the repository and the anchor to which a link leads, or `None` if it leads elsewhere."""
        address = link.attrGet("src" if link.type == "image" else "href") or ""
        if re.match(r"[a-z]+:", address):
            return None
        path, _, anchor = address.partition("#")
        folder = posixpath.dirname(self.source)
        return (posixpath.normpath(posixpath.join(folder, path)) if path else self.source), anchor


class Site:
    def __init__(self, program):
        self.pages, self.files, self.faults = {}, set(), []
        for source, markdown in reference(program).items():
            if not (ROOT / source).is_file() or (ROOT / source).read_text() != markdown:
                self.faults.append(f"{source} is out of date; write it again with --reference")
        self.add(FRONT)
        waiting = list(self.pages.values())
        while waiting:
            page = waiting.pop()
            for link in page.links:
                if (found := page.target(link)) and (new := self.add(found[0])):
                    waiting.append(new)
        for page in self.pages.values():
            self.resolve(page)

    def add(self, source):
        """Adds a file to the site and returns its page if the page is new."""
        file = ROOT / source
        if source in self.pages or not file.is_file():
            return None
        if not source.endswith(".md"):
            self.files.add(source)
            return None
        self.pages[source] = Page(source, file.read_text())
        return self.pages[source]

    def resolve(self, page):
        for link in page.links:
            if not (found := page.target(link)):
                continue
            path, anchor = found
            name = "src" if link.type == "image" else "href"
            if path in self.pages:
                if anchor and anchor not in self.pages[path].anchors:
                    self.faults.append(f"{page.source}: there is no #{anchor} in {path}")
                address = self.pages[path].address
            elif path in self.files:
                address = path
            elif (ROOT / path).is_dir():
                # A folder has no page, because its name is enough to find it in the repository.
                link.attrs, link.tag = {}, "span"
                continue
            else:
                self.faults.append(f"{page.source}: {link.attrGet(name)} does not exist")
                continue
            link.attrSet(name, relative(address, page) + (f"#{anchor}" if anchor else ""))
        for token in page.tokens:
            for part in token.children or []:
                # The end tag of a link to a folder must match its start tag.
                if part.type == "link_open":
                    tag = part.tag
                elif part.type == "link_close":
                    part.tag = tag

    def sections(self):
        """Returns the navigation: the title of each section with its pages, in the order of the front page."""
        sections = []
        front = self.pages[FRONT]
        pages = {page.address: page for page in self.pages.values()}
        for place, token in enumerate(front.tokens):
            if token.type == "heading_open" and token.tag == "h2":
                sections.append(("".join(t.content for t in front.tokens[place + 1].children), []))
            for part in token.children or []:
                address = part.attrGet("href") if part.type == "link_open" else None
                page = pages.get(address)
                if sections and page and page not in sections[-1][1]:
                    sections[-1][1].append(page)
        return [section for section in sections if section[1]]

    def write(self, folder):
        template = (THEME / "page.html").read_text()
        sections = self.sections()
        for page in self.pages.values():
            places = {
                "title": html.escape(page.title),
                "root": posixpath.relpath(".", posixpath.dirname(page.address) or "."),
                "navigation": navigation(sections, page),
                "content": PARSER.renderer.render(page.tokens, PARSER.options, {}),
            }
            write(folder / page.address, re.sub(r"\{\{(\w+)\}\}", lambda m: places[m[1]], template))
        index = [
            {"page": page.title, "title": part["title"], "address": f"{page.address}#{part['anchor']}",
             "text": " ".join(" ".join(part["text"]).split())}
            for page in sorted(self.pages.values(), key=lambda page: page.address)
            for part in page.sections
        ]
        # The index is a script, because a page that was opened from a file must not fetch other files.
        write(folder / "search-index.js", f"const searchIndex = {json.dumps(index, ensure_ascii=False)};\n")
        for name in ("site.css", "search.js"):
            shutil.copy(THEME / name, folder / name)
        for source in sorted(self.files):
            (folder / source).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / source, folder / source)


def relative(address, page):
    return posixpath.relpath(address, posixpath.dirname(page.address) or ".")


def navigation(sections, page):
    lines = []
    for title, pages in sections:
        lines.append(f"<h2>{html.escape(title)}</h2>\n<ul>")
        for other in pages:
            current = ' aria-current="page"' if other is page else ""
            lines.append(f'<li><a href="{relative(other.address, page)}"{current}>{html.escape(other.title)}</a></li>')
        lines.append("</ul>")
    return "\n".join(lines)


def write(file, text):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def reference(program):
    """Returns the pages whose content the program itself describes, by their paths in the repository."""
    described = json.loads(run(program, "--experimental-dump-help"))["command"]
    commands = sorted(
        (c for c in described["subcommands"] if c["shouldDisplay"] and c["commandName"] != "help"),
        key=lambda command: command["commandName"],
    )
    settings = run(program, "settings", "--list").split()
    return {
        "Documentation/Commands.md": describe_commands(commands, settings),
        "Documentation/Settings.md": describe_settings(commands, settings),
        "Documentation/Rules.md": "# Audit rules\n\nThe rules that `a11ynav audit` checks, as `a11ynav audit --list` "
        "prints them. [Find what your tests\ndon’t](Audit.md) explains how an audit proves a finding.\n\n"
        + table("rule", "problem", (line.split(": ", 1) for line in run(program, "audit", "--list").splitlines())),
    }


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def describe_commands(commands, settings):
    """Describes each command. Settings, and options that many commands share, are described only once."""
    rows = {command["commandName"]: [
        (label(argument), argument.get("abstract", ""))
        for argument in command.get("arguments", [])
        if argument["shouldDisplay"] and not set(names(argument)) & {"--help", "--version"}
    ] for command in commands}
    counts = Counter(row for command in rows.values() for row in command)
    shared = [row for row in counts if counts[row] >= 5 and row[0].startswith("-")]
    known = {f"--{setting}" for setting in settings}
    parts = ["# Commands and options", "Every command with its arguments and options, as `--help` describes them."]
    for command in commands:
        name = command["commandName"]
        parts += [f"## a11ynav {name}", literal(command.get("abstract", ""))]
        # Examples in a help text are indented, so they become blocks of code.
        if discussion := command.get("discussion"):
            parts.append("\n".join(
                f"  {line}" if line.startswith("  ") else literal(line) for line in discussion.splitlines()))
        own = [row for row in rows[name] if row not in shared and not is_setting(row, known)]
        if own:
            parts.append(table("argument or option", "meaning", own).strip())
        also = [f"`{row[0].split(' ')[0]}`" for row in rows[name] if row in shared and not is_setting(row, known)]
        if also:
            parts.append("[Common options](#common-options): " + " ".join(also))
        if any(is_setting(row, known) for row in rows[name]):
            parts.append("Every [setting](Settings.md) that applies to this command is also available as an option.")
    parts += ["## Common options", "Several commands have these options.",
              table("option", "meaning", (row for row in shared if not is_setting(row, known)))]
    return "\n\n".join(parts)


def is_setting(row, known):
    return row[0].split(" ")[0].rstrip(",").replace("--no-", "--") in known


def names(argument):
    return [("-" if name["kind"] == "short" else "--") + name["name"] for name in argument.get("names", [])]


def label(argument):
    value = f"<{argument.get('valueName', '')}>"
    if argument["kind"] == "positional":
        return value + (" …" if argument["isRepeating"] else "")
    return ", ".join(names(argument)) + (f" {value}" if argument["kind"] == "option" else "")


def table(name, meaning, rows):
    lines = [f"| {name} | {meaning} |", "|---|---|"]
    return "\n".join(lines + [f"| `{one}` | {literal(other).replace('|', '&#124;')} |" for one, other in rows]) + "\n"


def literal(text):
    """Returns a help text in a form in which Markdown shows its characters unchanged."""
    return re.sub(r"([\\`*_<>\[\]])", r"\\\1", text)


def describe_settings(commands, settings):
    options = {name: argument for command in commands for argument in command.get("arguments", [])
               for name in names(argument)}
    # This setting is not an option of any command.
    masked = {"abstract": "Additional URL parameters whose values are masked, separated by commas."}
    rows = []
    for setting in settings:
        argument = options.get(f"--{setting}") or options.get(f"--no-{setting}")
        argument = argument or (masked if setting == "secret-parameters" else {})
        values = ", ".join(argument.get("allValues", []))
        rows.append((setting, argument.get("abstract", "") + (f" Values: {values}." if values else "")))
    return (
        "# Settings\n\nThe options that `a11ynav settings NAME VALUE` saves for interactive sessions. "
        "[Commands](CommandLine.md) describes the\nfile in which they are saved. On the command line, `--NAME VALUE` "
        "sets an option for a single session.\n\n" + table("setting", "meaning", rows)
    )


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: build-site.py PROGRAM FOLDER|--reference")
    program = os.path.abspath(sys.argv[1])
    if sys.argv[2] == "--reference":
        for source, markdown in reference(program).items():
            write(ROOT / source, markdown)
        return
    folder = Path(sys.argv[2])
    site = Site(program)
    for fault in site.faults:
        print(f"build-site: {fault}", file=sys.stderr)
    if site.faults:
        sys.exit(1)
    if folder.exists():
        shutil.rmtree(folder)
    site.write(folder)
    print(f"{len(site.pages)} pages: {folder / 'index.html'}")


def render_code(renderer, tokens, place, options, environment):
    # A block that is too wide is scrolled with the arrow keys, so it must be able to receive focus.
    return f'<pre tabindex="0"><code>{html.escape(tokens[place].content)}</code></pre>\n'


PARSER = MarkdownIt("commonmark").enable(["table", "strikethrough"])
for kind in ("fence", "code_block"):
    PARSER.add_render_rule(kind, render_code)

if __name__ == "__main__":
    main()
