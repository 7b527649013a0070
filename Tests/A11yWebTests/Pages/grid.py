#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Simulates a Selenium Grid by forwarding the bytes of ws://…/session/1/se/cdp to a browser.

    grid.py BROWSER_PORT [--delay MILLISECONDS] [--parts COUNT] [--certificate FILE]

--delay delays every part of the stream. After COUNT parts from the client, the grid exits, as in a crash. With
--certificate, connections are encrypted; the file contains the private key and the certificate. The first line of the
output is the grid's port.
"""

import argparse
import json
import os
import socket
import ssl
import threading
import time
import urllib.parse
import urllib.request

parser = argparse.ArgumentParser()
parser.add_argument("browser", type=int)
parser.add_argument("--delay", type=float, default=0)
parser.add_argument("--parts", type=int, default=0)
parser.add_argument("--certificate")
options = parser.parse_args()


def browser_path():
    with urllib.request.urlopen(f"http://127.0.0.1:{options.browser}/json/version") as answer:
        return urllib.parse.urlparse(json.load(answer)["webSocketDebuggerUrl"]).path


def pass_on(source, target, parts):
    while data := source.recv(1 << 16):
        if options.delay:
            time.sleep(options.delay / 1000)
        parts -= 1
        if parts == 0:
            os._exit(1)
        target.sendall(data)
    # A connection that is shut down also ends the other thread's read, which a closed one does not.
    target.shutdown(socket.SHUT_RDWR)


def serve(client):
    if tls:
        try:
            client = tls.wrap_socket(client, server_side=True)
        except OSError:
            return
    head = b""
    while b"\r\n\r\n" not in head:
        part = client.recv(4096)
        if not part:
            return
        head += part
    first, rest = head.split(b"\r\n", 1)
    if first.split()[1] != b"/session/1/se/cdp":
        client.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
        client.close()
        return
    browser = socket.create_connection(("127.0.0.1", options.browser))
    # Chromium refuses requests for a host that it does not know.
    lines = [line for line in rest.split(b"\r\n") if not line.lower().startswith(b"host:")]
    host = f"Host: 127.0.0.1:{options.browser}".encode()
    browser.sendall(b"\r\n".join([f"GET {browser_path()} HTTP/1.1".encode(), host] + lines))
    threading.Thread(target=pass_on, args=(browser, client, 0), daemon=True).start()
    pass_on(client, browser, options.parts)


tls = None
if options.certificate:
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(options.certificate)
listener = socket.create_server(("127.0.0.1", 0))
print(listener.getsockname()[1], flush=True)
while True:
    connection, _ = listener.accept()
    threading.Thread(target=serve, args=(connection,), daemon=True).start()
