#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures the audit of a whole site, alternating with a run of axe-core alone.

    site.py PROGRAM [--pages 40] [--nodes 1500] [--rounds 3] [--axe axe.min.js]
    site.py --write FOLDER [--pages 200] [--nodes 1500]        only writes the site

The site is generated: each page has about NODES nodes in its accessibility tree, among them a navigation bar, a
table, cards with buttons and a form. The words come from a generator with a fixed seed, so the site is always the same.
axe-core runs in tabs of one headless Chromium, one page after another, each in its own browser context. The copy of
axe-core is the one that `make audits` installs.
"""

import argparse
import json
import os
import pathlib
import random
import shutil
import statistics
import subprocess
import tempfile
import time

WORDS = """garden soil seed water light leaf root stem flower fruit branch tree hedge fence path bench gate shed tool
spade rake glove basket pot tray label string wire frost rain summer winter spring autumn morning evening""".split()
AXE = pathlib.Path(__file__).parent.parent / ".build-audits/axe_playwright_python/axe.min.js"


def words(count):
    return " ".join(random.choice(WORDS) for _ in range(count))


def title(count=3):
    return words(count).capitalize()


def section(pages):
    """Returns a section of a page, with about 300 nodes."""
    paragraphs = "".join(
        f'<p>{words(14)}, <a href="page-{random.randrange(pages)}.html">{words(3)}</a>, {words(10)}.</p>'
        for _ in range(6))
    rows = "".join(
        f"<tr><th scope=row>{title(1)}</th>" + "".join(f"<td>{random.randint(1, 999)}</td>" for _ in range(4)) + "</tr>"
        for _ in range(8))
    heads = "".join(f"<th>{name}</th>" for name in ["Name", "May", "June", "July", "August"])
    cards = "".join(
        f'<li><h3>{title()}</h3><img src="picture.svg" alt="{title(2)}"><p>{words(8)}.</p>'
        f'<p><a href="page-{random.randrange(pages)}.html">{title(2)}</a></p><button>Add {words(2)}</button></li>'
        for _ in range(4))
    table = f"<table><caption>{title()}</caption><tr>{heads}</tr>{rows}</table>"
    return f"<section><h2>{title()}</h2>{paragraphs}{table}<ul>{cards}</ul></section>"


def page(number, pages, nodes):
    random.seed(number)
    links = "".join(f'<li><a href="page-{(number + step) % pages}.html">{title(2)}</a></li>' for step in range(1, 13))
    sections = "".join(section(pages) for _ in range(max(nodes // 300, 1)))
    return f"""<!doctype html>
<html lang=en><head><meta charset=utf-8><title>{title()} {number}</title>
<style>body {{ font: 16px sans-serif; max-width: 60rem; margin: auto }}</style></head>
<body><header><a href="#main">Skip to content</a><nav aria-label=Main><ul>{links}</ul></nav></header>
<main id=main><h1>{title(4)}</h1>{sections}
<form><h2>Order</h2><p><label>Name <input autocomplete=name></label></p>
<p><label>Email <input type=email autocomplete=email></label></p>
<p><label><input type=checkbox> Gift wrap</label></p>
<p><label>Size <select><option>Small<option>Large</select></label></p>
<p><button>Send the order</button></p></form></main>
<footer><p>{words(6)}.</p><p><a href="page-0.html">Home</a></p></footer></body></html>
"""


def write(folder, pages, nodes):
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(pages):
        (folder / f"page-{number}.html").write_text(page(number, pages, nodes))
    picture = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60"/></svg>'
    (folder / "picture.svg").write_text(picture)


class Chromium:
    """A headless browser that is controlled through a pipe."""

    def __init__(self):
        names = ["chromium", "chromium-browser", "google-chrome", "chrome"]
        program = next(found for found in map(shutil.which, names) if found)
        self.profile = tempfile.mkdtemp()
        theirs_in, self.out = os.pipe()
        self.inp, theirs_out = os.pipe()

        def arrange():
            # Descriptors 3 and 4 must be those of the browser, so other descriptors are moved away first.
            reading, writing = os.dup2(theirs_in, 103), os.dup2(theirs_out, 104)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--remote-debugging-pipe", f"--user-data-dir={self.profile}", "about:blank"],
            preexec_fn=arrange, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(theirs_in)
        os.close(theirs_out)
        self.rest, self.number, self.events = b"", 0, []

    def read(self):
        while b"\0" not in self.rest:
            self.rest += os.read(self.inp, 1 << 20)
        text, _, self.rest = self.rest.partition(b"\0")
        return json.loads(text)

    def call(self, method, session=None, **params):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                return answer.get("result", {})
            self.events.append(answer.get("method"))

    def wait(self, event):
        while event not in self.events:
            self.events.append(self.read().get("method"))
        self.events = []

    def close(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


def check_with_axe(folder, pages, script):
    browser = Chromium()
    for number in range(pages):
        context = browser.call("Target.createBrowserContext")["browserContextId"]
        tab = browser.call("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        session = browser.call("Target.attachToTarget", targetId=tab, flatten=True)["sessionId"]
        browser.call("Page.enable", session)
        browser.events = []
        browser.call("Page.navigate", session, url=(folder / f"page-{number}.html").as_uri())
        browser.wait("Page.loadEventFired")
        browser.call("Runtime.evaluate", session, expression=script + "\n;undefined")
        answer = browser.call(
            "Runtime.evaluate", session, expression="axe.run().then(found => found.violations.length)",
            awaitPromise=True, returnByValue=True)
        assert "value" in answer["result"], answer
        browser.call("Target.disposeBrowserContext", browserContextId=context)
    browser.close()


def audit(program, folder, jobs):
    done = subprocess.run(
        [program, "audit", folder, "--no-acting", "--jobs", str(jobs), "--warn", "--json"],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 0, done.stderr


def seconds(body, *arguments):
    begun = time.monotonic()
    body(*arguments)
    return time.monotonic() - begun


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", nargs="?")
    parser.add_argument("--write", type=pathlib.Path)
    parser.add_argument("--pages", type=int, default=40)
    parser.add_argument("--nodes", type=int, default=1500)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--axe", type=pathlib.Path, default=AXE)
    options = parser.parse_args()
    if options.write:
        return write(options.write, options.pages, options.nodes)
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch).resolve()
        write(folder, options.pages, options.nodes)
        script = options.axe.read_text()
        rows = {"axe alone": (check_with_axe, folder, options.pages, script)}
        for jobs in (1, 2):
            rows[f"a11ynav, {jobs} job{'s' if jobs > 1 else ''}"] = (audit, options.program, folder, jobs)
        times = {name: [] for name in rows}
        for _ in range(options.rounds):
            for name, row in rows.items():
                times[name].append(seconds(*row))
        for name, taken in times.items():
            middle = statistics.median(taken)
            print(f"{name:16} {middle:6.1f} s  {options.pages / middle:5.2f} pages/s")


main()
