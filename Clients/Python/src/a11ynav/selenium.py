# SPDX-License-Identifier: MIT
"""Sessions on Selenium's pages.

A session walks the window that a Chrome, Chromium or Edge driver controls, and leaves it open::

    from a11ynav.selenium import expect_heard

    driver.get("http://localhost:3000")
    expect_heard(driver, "Shop, heading level 1\\n...")
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Mapping, Optional

from . import _requests, _session
from ._assertions import check, check_reading, has_commands
from ._browsers import BrowserError
from ._requests import Setting
from ._session import Session

if TYPE_CHECKING:
    from selenium.webdriver.remote.webdriver import WebDriver

__all__ = ["BrowserError", "expect_heard", "open"]


def open(
    driver: "WebDriver",
    *,
    technology: Optional[str] = None,
    platform: Optional[str] = None,
    language: Optional[str] = None,
    settings: Optional[Mapping[str, Setting]] = None,
    timeout: float = _requests.TIMEOUT,
) -> Session:
    """Opens a session on a driver's current window. The window stays open afterwards."""
    return _session.attach(
        _endpoint(driver.capabilities),
        # Older drivers put a word before the tab's id.
        driver.current_window_handle.replace("CDwindow-", ""),
        technology=technology,
        platform=platform,
        language=language,
        settings=settings,
        timeout=timeout,
    )


def expect_heard(
    driver: "WebDriver",
    expected: str,
    *,
    technology: Optional[str] = None,
    platform: Optional[str] = None,
    language: Optional[str] = None,
    settings: Optional[Mapping[str, Setting]] = None,
    timeout: float = _requests.TIMEOUT,
) -> None:
    """Asserts that a driver's current window sounds as expected; see `a11ynav.playwright.expect_heard`."""
    __tracebackhide__ = True
    frame = sys._getframe(1)
    with open(
        driver, technology=technology, platform=platform, language=language, settings=settings, timeout=timeout
    ) as session:
        if has_commands(expected):
            check(session, expected, frame, "expect_heard")
        else:
            check_reading(session.read(), expected, frame, "expect_heard")


def _endpoint(capabilities: Mapping[str, Any]) -> str:
    for name in ("goog:chromeOptions", "ms:edgeOptions"):
        address = (capabilities.get(name) or {}).get("debuggerAddress")
        if address:
            return f"http://{address.replace('localhost:', '127.0.0.1:')}"
    raise BrowserError(
        f"the driver controls {capabilities.get('browserName', 'a browser')} but has no debugger address; "
        "a11ynav supports only Chromium, Chrome and Edge"
    )
