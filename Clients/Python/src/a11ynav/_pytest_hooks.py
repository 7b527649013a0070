# SPDX-License-Identifier: MIT
"""The hooks, options and fixtures of the pytest plugin.

This module only declares them. All other modules are imported when a test needs them, because pytest loads the plugin
in every run.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Dict, Generator, List, Optional

import pytest

from . import _runner

if TYPE_CHECKING:
    from playwright import sync_api

    from ._pytest_fixtures import Opener
    from ._transcripts import TranscriptFile
    from ._updates import Updates

_RECORDED = "a11ynav_recorded"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("a11ynav", "accessibility tests with a11ynav")
    group.addoption(
        "--a11y-update",
        action="store_true",
        help="write the words that are heard into the tests and transcripts whose expected words differ",
    )
    group.addoption(
        "--a11y-platform",
        choices=("ios", "macos", "android"),
        help="the platform whose VoiceOver speaks in sessions that do not specify one",
    )
    parser.addini("a11y_platform", "the platform whose VoiceOver speaks in sessions that do not specify one")


def pytest_configure(config: pytest.Config) -> None:
    platform = config.getoption("a11y_platform") or config.getini("a11y_platform") or None
    if platform not in (None, "ios", "macos", "android"):
        raise pytest.UsageError(f"a11y_platform is “{platform}”; use ios, macos or android")
    _runner.platform = platform
    _runner.opened = []
    if config.getoption("a11y_update"):
        if os.environ.get("CI", "").lower() not in ("", "0", "false"):
            raise pytest.UsageError("--a11y-update rewrites tests, so it is not available if CI is set")
        from ._updates import Updates

        updates = Updates(str(config.rootpath))
        config.stash[_updates_key] = updates
        _runner.accept_mismatch = updates.accept
        if hasattr(config, "workerinput"):
            config.stash[_worker_key] = True
        elif config.pluginmanager.hasplugin("xdist"):
            config.pluginmanager.register(_Workers(updates), "a11ynav-workers")


def pytest_unconfigure() -> None:
    _runner.platform = None
    _runner.opened = None
    _runner.accept_mismatch = None


_updates_key = pytest.StashKey["Updates"]()
_worker_key = pytest.StashKey[bool]()
_problems_key = pytest.StashKey[List[str]]()


class _Workers:
    """Collects the updates of pytest-xdist's workers, so that only one process writes to a file."""

    def __init__(self, updates: "Updates") -> None:
        self._updates = updates

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        output: Dict[str, Any] = getattr(node, "workeroutput", {})
        self._updates.merge(output.get(_RECORDED, []))


# Fixtures


@pytest.fixture
def a11ynav() -> Generator["Opener", None, None]:
    """Opens sessions, with the same functions as the module a11ynav, and closes them after the test."""
    from ._pytest_fixtures import Opener

    opener = Opener()
    yield opener
    opener.close()


@pytest.fixture(scope="session")
def a11y_browser(request: pytest.FixtureRequest) -> Generator["sync_api.Browser", None, None]:
    """Chromium, launched by Playwright with a debugging port so that expect_heard can read its pages."""
    from ._pytest_fixtures import launched_browser

    try:
        # A process can run Playwright only once, so pytest-playwright's instance is used if there is one.
        playwright = request.getfixturevalue("playwright")
    except pytest.FixtureLookupError:
        playwright = None
    with launched_browser(playwright) as browser:
        yield browser


@pytest.fixture
def a11y_page(a11y_browser: "sync_api.Browser") -> Generator["sync_api.Page", None, None]:
    """A page in a new context of a11y_browser."""
    context = a11y_browser.new_context()
    yield context.new_page()
    context.close()


# Transcripts


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> Optional["TranscriptFile"]:
    if file_path.suffix != ".a11y" or not file_path.name.startswith("test_"):
        return None
    from ._transcripts import TranscriptFile

    return TranscriptFile.from_parent(parent, path=file_path)


# Reports


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    if _runner.opened:
        _runner.opened.clear()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(call: "pytest.CallInfo[None]") -> Generator[None, Any, None]:
    outcome = yield
    if call.when == "call" and _runner.opened:
        report = outcome.get_result()
        if report.failed:
            from ._pytest_fixtures import account

            report.sections += [("What was heard", account(session)) for session in _runner.opened]


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    updates = session.config.stash.get(_updates_key, None)
    if updates is not None:
        if session.config.stash.get(_worker_key, False):
            session.config.workeroutput[_RECORDED] = updates.recorded()  # type: ignore[attr-defined]
        else:
            problems = updates.write()
            session.config.stash[_problems_key] = problems
            if problems and session.exitstatus == pytest.ExitCode.OK:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED
    connection = sys.modules.get(f"{__package__}._connection")
    if connection is not None:
        connection.close_shared_connection()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    updates = config.stash.get(_updates_key, None)
    if updates is None:
        return
    problems = config.stash.get(_problems_key, [])
    lines = updates.summary()
    if lines or problems:
        terminalreporter.section("a11ynav")
        for line in lines:
            terminalreporter.write_line(line)
        for line in problems:
            terminalreporter.write_line(line, red=True)
