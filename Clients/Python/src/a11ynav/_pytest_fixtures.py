# SPDX-License-Identifier: MIT
"""The values that the pytest fixtures provide."""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any, Generator, List, Optional

import pytest

from . import _assertions, _session
from ._browsers import BrowserError
from ._visible import visible

if TYPE_CHECKING:
    from playwright import sync_api

#: The maximum number of lines in a report of the words that were heard.
_REPORT_LIMIT = 60


class Opener:
    """Opens sessions and closes all of them together."""

    assert_heard = staticmethod(_assertions.assert_heard)

    def __init__(self) -> None:
        self._sessions: List[_session.Session] = []

    def open(self, subject: Any = None, **options: Any) -> _session.Session:
        """Opens a page or document; see `a11ynav.open`."""
        return self._keep(_session.open(subject, **options))

    def attach(self, endpoint: str, target: Any = None, **options: Any) -> _session.Session:
        """Opens a tab in a running browser; see `a11ynav.attach`."""
        return self._keep(_session.attach(endpoint, target, **options))

    def close(self) -> None:
        """Closes all sessions that are still open."""
        while self._sessions:
            self._sessions.pop().close()

    def _keep(self, session: _session.Session) -> _session.Session:
        self._sessions.append(session)
        return session


@contextmanager
def launched_browser(running: Optional["sync_api.Playwright"]) -> Generator["sync_api.Browser", None, None]:
    """Launches Chromium for the duration of a run. If it is not found, a test that needs it fails with a message.

    Playwright is also started unless it is already running.
    """
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        pytest.fail("a11y_browser needs Playwright: pip install playwright", pytrace=False)
    from . import playwright as pages

    with ExitStack() as stack:
        try:
            playwright = running or stack.enter_context(sync_playwright())
            options = {"executable_path": pages.find_executable(playwright)}
            browser = playwright.chromium.launch(**pages.launch_options(options))
        except (BrowserError, Error) as error:
            pytest.fail(f"Chromium cannot be launched: {error}", pytrace=False)
        yield browser
        browser.close()


def account(session: _session.SessionState) -> str:
    """Returns the lines that a session heard, for a report."""
    lines = session.account
    cut = [f"(the last {_REPORT_LIMIT} of {len(lines)} lines)"] if len(lines) > _REPORT_LIMIT else []
    notices = [f"(notice: {notice})" for notice in session.notices[-5:]]
    return "\n".join(visible(line) for line in [*cut, *lines[-_REPORT_LIMIT:], *notices])
