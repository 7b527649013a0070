#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Runs a command together with a site whose pages show their content only after signing in.

    members.py FOLDER COMMAND…      PORT in the command and in the folder's files becomes the site's port

`/login` takes the name ada and the password in the environment variable MEMBER_PASSWORD, sets a cookie, and keeps a
token in local storage. `/basic` asks for the same name and password over HTTP.
"""

import base64
import http.server
import os
import pathlib
import subprocess
import sys
import threading
import urllib.parse

PASSWORD = os.environ["MEMBER_PASSWORD"]
LOGIN = """<title>Sign in</title><h1>Sign in</h1><form method=post><label>Name <input name=name autocomplete=username></label>
<label>Password <input type=password name=password autocomplete=current-password></label><button>Sign in</button></form>"""
WELCOME = """<title>Members</title><h1>Welcome</h1><script>localStorage.setItem('token', 'kept')</script>"""
PAGE = """<title>{title}</title><h1>{title}</h1><p id=p></p><a href=/one>One</a> <a href=/two>Two</a>
<script>p.textContent = 'Token ' + localStorage.getItem('token')</script>"""


class Handler(http.server.BaseHTTPRequestHandler):
    def answer(self, status, text, headers=()):
        self.send_response(status)
        self.send_header("Content-Type", "text/html")
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(f"<!doctype html><html lang=en>{text}".encode())

    def do_GET(self):
        if self.path == "/login":
            return self.answer(200, LOGIN)
        if self.path == "/basic":
            wanted = "Basic " + base64.b64encode(f"ada:{PASSWORD}".encode()).decode()
            if self.headers.get("Authorization") == wanted:
                return self.answer(200, "<title>Basic</title><h1>For ada</h1>")
            return self.answer(401, "<h1>No</h1>", [("WWW-Authenticate", "Basic realm=members")])
        if "member=yes" not in self.headers.get("Cookie", ""):
            return self.answer(403, "<title>Refused</title><h1>Sign in first</h1>")
        self.answer(200, PAGE.format(title="Page " + self.path.strip("/")))

    def do_POST(self):
        form = urllib.parse.parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode())
        if form.get("name") == ["ada"] and form.get("password") == [PASSWORD]:
            return self.answer(200, WELCOME, [("Set-Cookie", "member=yes; HttpOnly")])
        self.answer(200, LOGIN + "<p role=alert>Wrong password</p>")

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
port = str(server.server_port)
for file in pathlib.Path(sys.argv[1]).iterdir():
    if file.is_file():
        file.write_text(file.read_text().replace("PORT", port))
sys.exit(subprocess.run([word.replace("PORT", port) for word in sys.argv[2:]]).returncode)
