# SPDX-License-Identifier: MIT
"""Sessions on Playwright's pages.

A session walks the same tab that Playwright controls, with its frames, login and storage, and leaves it open::

    from a11ynav.playwright import expect_heard

    def test_shop(page):
        page.goto("http://localhost:3000")
        expect_heard(page, '''
            Shop, heading level 1
            > next
            Name, text field
        ''')

The browser must be Chromium with a debugging port; `launch_options` adds one.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import Future
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Dict, Iterator, Mapping, Optional, Tuple

from . import _requests
from ._assertions import check, check_reading, checking, has_commands, located
from ._browsers import BrowserError, endpoint_of, find_browser
from ._connection import Connection, shared_connection
from ._errors import A11ynavError, CommandError, SourceLostError
from ._requests import Setting
from ._session import Session
from .aio import AsyncSession
from .aio import _answer as _async_answer

if TYPE_CHECKING:
    from playwright import async_api, sync_api

__all__ = [
    "BrowserError",
    "PageSession",
    "expect_heard",
    "expect_heard_async",
    "find_executable",
    "launch_options",
    "open",
    "open_async",
]

# The pause, in milliseconds, after which Playwright's events are handled while the program works.
_PUMP = 5


def launch_options(options: Optional[Mapping[str, Any]] = None) -> Dict[str, Any]:
    """Returns the given options for ``chromium.launch`` with a debugging port added.

    For example, ``playwright.chromium.launch(**launch_options())``.
    """
    result = dict(options or {})
    arguments = list(result.get("args") or [])
    if not any(argument.startswith("--remote-debugging-port") for argument in arguments):
        arguments.append("--remote-debugging-port=0")
    result["args"] = arguments
    return result


def find_executable(playwright: "sync_api.Playwright") -> str:
    """Returns the path of Playwright's own Chromium or, if it is not installed, of a Chromium browser in ``PATH``."""
    return find_browser(playwright.chromium.executable_path)


def expect_heard(
    page: "sync_api.Page",
    expected: str,
    *,
    technology: Optional[str] = None,
    platform: Optional[str] = None,
    language: Optional[str] = None,
    settings: Optional[Mapping[str, Setting]] = None,
    endpoint: Optional[str] = None,
    timeout: float = _requests.TIMEOUT,
) -> None:
    """Asserts that a page sounds as expected.

    The text has the format of a transcript's body. If the text contains commands such as ``> next``, they are performed
    on the page; otherwise, the whole page is read.
    """
    __tracebackhide__ = True
    frame = sys._getframe(1)
    with open(
        page,
        technology=technology,
        platform=platform,
        language=language,
        settings=settings,
        endpoint=endpoint,
        timeout=timeout,
    ) as session:
        if has_commands(expected):
            check(session, expected, frame, "expect_heard")
        else:
            check_reading(session.read(), expected, frame, "expect_heard")


async def expect_heard_async(
    page: "async_api.Page",
    expected: str,
    *,
    technology: Optional[str] = None,
    platform: Optional[str] = None,
    language: Optional[str] = None,
    settings: Optional[Mapping[str, Setting]] = None,
    endpoint: Optional[str] = None,
    timeout: float = _requests.TIMEOUT,
) -> None:
    """Asserts that a page of Playwright's asynchronous interface sounds as expected; see `expect_heard`."""
    __tracebackhide__ = True
    frame = sys._getframe(1)
    session = await open_async(
        page,
        technology=technology,
        platform=platform,
        language=language,
        settings=settings,
        endpoint=endpoint,
        timeout=timeout,
    )
    async with session:
        if not has_commands(expected):
            check_reading(await session.read(), expected, frame, "expect_heard_async")
            return
        for command in checking(session, expected, frame, "expect_heard_async"):
            try:
                await session.perform(command)
            except CommandError as error:
                raise located(error, command) from None


class PageSession(Session):
    """A session on a page. Playwright's event handlers and routes run while the session waits for the program."""

    def __init__(self, page: "sync_api.Page", connection: Connection, answer: Any, timeout: float) -> None:
        super().__init__(connection, answer, timeout)
        self._page = page

    def _wait(self, answer: "Future[Any]", method: str, timeout: float) -> Any:
        return _pumped(self._page, self._connection, answer, method, timeout)


def open(
    page: "sync_api.Page",
    *,
    technology: Optional[str] = None,
    platform: Optional[str] = None,
    language: Optional[str] = None,
    settings: Optional[Mapping[str, Setting]] = None,
    endpoint: Optional[str] = None,
    timeout: float = _requests.TIMEOUT,
) -> PageSession:
    """Opens a session on a page. The page stays open afterwards."""
    found, target = _place(page, endpoint)
    params = _requests.open_params(
        endpoint=found, target=target, technology=technology, platform=platform, language=language, settings=settings
    )
    connection = shared_connection()
    answer = _pumped(page, connection, connection.send("open", params), "open", timeout)
    return PageSession(page, connection, answer, timeout)


async def open_async(
    page: "async_api.Page",
    *,
    technology: Optional[str] = None,
    platform: Optional[str] = None,
    language: Optional[str] = None,
    settings: Optional[Mapping[str, Setting]] = None,
    endpoint: Optional[str] = None,
    timeout: float = _requests.TIMEOUT,
) -> AsyncSession:
    """Opens a session on a page of Playwright's asynchronous interface, which stays open afterwards."""
    found, target = await _place_async(page, endpoint)
    params = _requests.open_params(
        endpoint=found, target=target, technology=technology, platform=platform, language=language, settings=settings
    )
    connection = shared_connection()
    return AsyncSession(connection, await _async_answer(connection, "open", params, timeout), timeout)


def _pumped(page: Any, connection: Connection, answer: "Future[Any]", method: str, timeout: float) -> Any:
    """Waits for an answer while Playwright handles events, because a request from the page may wait for a route."""
    end = time.monotonic() + timeout
    while not answer.done():
        if time.monotonic() > end:
            connection.cancel(answer)
            raise connection.expired(method, timeout)
        try:
            page.wait_for_timeout(_PUMP)
        except BaseException as error:
            # The program may know more precisely why the page is no longer open.
            if answer.done():
                break
            connection.cancel(answer)
            if isinstance(error, Exception):
                raise SourceLostError("the page was closed during the session", -32002) from error
            raise
    return answer.result()


def _place(page: "sync_api.Page", endpoint: Optional[str]) -> Tuple[str, str]:
    """Returns the address of a page's browser and the id of the page's tab."""
    with _reaching(page):
        return _find_place(page, endpoint)


async def _place_async(page: "async_api.Page", endpoint: Optional[str]) -> Tuple[str, str]:
    with _reaching(page):
        return await _find_place_async(page, endpoint)


@contextmanager
def _reaching(page: Any) -> Iterator[None]:
    """Converts Playwright's errors about a closed page to this package's errors."""
    if page.is_closed():
        raise SourceLostError("the page is closed", -32002)
    try:
        yield
    except A11ynavError:
        raise
    except Exception as error:
        raise SourceLostError(f"Playwright cannot reach the page: {error}", -32002) from error


def _find_place(page: "sync_api.Page", endpoint: Optional[str]) -> Tuple[str, str]:
    browser = page.context.browser
    if endpoint is None:
        _require_chromium(browser)
        assert browser is not None
        devtools = browser.new_browser_cdp_session()
        endpoint = endpoint_of(str(devtools.send("SystemInfo.getInfo").get("commandLine", "")))
        devtools.detach()
    tab = page.context.new_cdp_session(page)
    target = str(tab.send("Target.getTargetInfo")["targetInfo"]["targetId"])
    tab.detach()
    return endpoint, target


async def _find_place_async(page: "async_api.Page", endpoint: Optional[str]) -> Tuple[str, str]:
    browser = page.context.browser
    if endpoint is None:
        _require_chromium(browser)
        assert browser is not None
        devtools = await browser.new_browser_cdp_session()
        endpoint = endpoint_of(str((await devtools.send("SystemInfo.getInfo")).get("commandLine", "")))
        await devtools.detach()
    tab = await page.context.new_cdp_session(page)
    target = str((await tab.send("Target.getTargetInfo"))["targetInfo"]["targetId"])
    await tab.detach()
    return endpoint, target


def _require_chromium(browser: Any) -> None:
    if browser is None:
        raise BrowserError("Playwright does not report which browser the page belongs to; specify its endpoint")
    name = browser.browser_type.name
    if name != "chromium":
        raise BrowserError(f"the page is in {name}, but a11ynav supports only Chromium, Chrome and Edge")
