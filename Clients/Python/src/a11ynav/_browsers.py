# SPDX-License-Identifier: MIT
"""Finds the DevTools of a Chromium browser that another program controls."""

from __future__ import annotations

import os
import re
import shutil
from typing import Optional

from ._errors import A11ynavError


class BrowserError(A11ynavError):
    """The browser cannot be reached, or no browser is available."""


#: Advice for a browser without a debugging port.
LAUNCH_ADVICE = (
    "the browser has no debugging port; launch it with args=[“--remote-debugging-port=0”], as "
    "a11ynav.playwright.launch_options() does, or connect to one with connect_over_cdp()"
)


def endpoint_of(command_line: str) -> str:
    """Returns the address of the DevTools of a browser with this command line."""
    port = re.search(r"--remote-debugging-port=(\d+)", command_line)
    if port is None:
        raise BrowserError(LAUNCH_ADVICE)
    if port.group(1) != "0":
        return f"http://127.0.0.1:{port.group(1)}"
    # The browser chooses a free port and writes it to its profile folder, whose name may contain spaces.
    folder = re.search(r'--user-data-dir="?(.+?)"?(?= --|$)', command_line)
    try:
        with open(os.path.join(folder.group(1) if folder else "", "DevToolsActivePort"), encoding="ascii") as file:
            return f"http://127.0.0.1:{int(file.readline())}"
    except (OSError, ValueError):
        raise BrowserError(
            "the port of the browser's DevTools cannot be read from its profile; launch it with "
            "--remote-debugging-port and a number, or specify the endpoint"
        ) from None


def find_browser(bundled: Optional[str] = None) -> str:
    """Returns the path of a Chromium browser: the given one if it is installed, otherwise the first one in ``PATH``."""
    if bundled and os.path.exists(bundled):
        return bundled
    names = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge")
    for name in names:
        path = shutil.which(name)
        if path:
            return path
    raise BrowserError(
        "there is no Chromium, Chrome or Edge on this machine; “playwright install chromium” installs one"
    )
