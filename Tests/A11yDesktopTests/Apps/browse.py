#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Serves a folder, and shows one of its pages in a separate Chromium window."""

import functools
import http.server
import os
import pathlib
import subprocess
import sys
import tempfile
import threading

page = pathlib.Path(sys.argv[1])


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=page.parent))
threading.Thread(target=server.serve_forever, daemon=True).start()
options = ["--no-sandbox", "--no-first-run", "--no-default-browser-check", "--disable-gpu", "--disable-dev-shm-usage",
           "--force-renderer-accessibility"]
# The private desktop removes the profile with its own files.
profile = tempfile.mkdtemp(dir=os.environ.get("XDG_RUNTIME_DIR"))
address = f"http://127.0.0.1:{server.server_port}/{page.name}"
subprocess.run(["chromium", *options, f"--user-data-dir={profile}", address])
