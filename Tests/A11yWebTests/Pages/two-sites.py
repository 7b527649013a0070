#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Runs a command with a browser that shows frames from two sites, each in its own process.

    two-sites.py COMMAND…      PORT in it becomes the browser's debugging port
"""

import http.server
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import time

PAGES = {
    "/": "<title>Outer</title><h1>Outer</h1><p><a href='#before'>Before</a></p><iframe title=Shop width=400 height=300 src='{other}/shop'></iframe><p><a href='#after'>After</a></p>",
    "/shop": "<title>Shop</title><h2>Shop</h2><label><input type=checkbox> Gift wrap</label> <button onclick='go()'>Order</button>"
             "<label>Card <input oninput='say(value)'></label>"
             "<p role=status id=status></p><iframe title=Map src='{own}/map'></iframe>"
             "<script>function go() {{ document.getElementById('status').textContent = 'Ordered'; }}"
             "function say(text) {{ document.getElementById('status').textContent = text.length + ' letters'; }}</script>",
    "/map": "<title>Map</title><h3>Map</h3><a href='#x'>Larger map</a>",
}


# Set once the innermost frame is requested, because the browser may show an empty tab until then.
shown = threading.Event()


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        page = PAGES.get(self.path)
        self.send_response(200 if page else 404)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        port = self.server.server_port
        if page:
            text = page.format(other=f"http://localhost:{port}", own=f"http://127.0.0.1:{port}")
            self.wfile.write(f"<!doctype html><html lang=en>{text}".encode())
        if self.path == "/map":
            shown.set()

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
profile = tempfile.mkdtemp()
names = ["chromium", "chromium-browser", "google-chrome", "chrome", "microsoft-edge"]
program = next(found for found in map(shutil.which, names) if found)
browser = subprocess.Popen(
    [program, "--headless=new", "--no-sandbox", "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage", "--site-per-process",
     "--remote-debugging-port=0", f"--user-data-dir={profile}", f"http://127.0.0.1:{server.server_port}/"],
    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "TMPDIR": profile})
try:
    file = pathlib.Path(profile, "DevToolsActivePort")
    end = time.monotonic() + 60
    while not (file.exists() and file.read_text().strip()) and time.monotonic() < end:
        time.sleep(0.05)
    port = file.read_text().split()[0]
    shown.wait(60)
    sys.exit(subprocess.run([port if word == "PORT" else word for word in sys.argv[1:]]).returncode)
finally:
    browser.kill()
    browser.wait()
    shutil.rmtree(profile, ignore_errors=True)
