# SPDX-License-Identifier: MIT
"""Serves the site during the tests, and signs in if a test needs it."""

import functools
import http.server
import threading
from pathlib import Path

import pytest

SITE = Path(__file__).parent / "site"


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files without a log."""

    def log_message(self, format, *arguments):
        pass


@pytest.fixture(scope="session")
def address():
    """The address of the site."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def page(a11y_page, address):
    """The page with the sign-in form."""
    a11y_page.goto(f"{address}/index.html")
    return a11y_page


@pytest.fixture
def loans(page):
    """The page with the loans of a reader who has signed in."""
    page.locator("[name=card]").fill("12345")
    page.locator("[name=pin]").fill("2468")
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_url("**/loans.html")
    return page
