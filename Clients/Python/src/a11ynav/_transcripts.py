# SPDX-License-Identifier: MIT
"""Pytest tests for transcripts, which the program runs."""

from __future__ import annotations

import subprocess
from typing import Any, Iterable, Tuple, Union

import pytest

from ._errors import A11ynavError
from ._program import find_program
from ._visible import visible

#: The maximum time that a transcript may take, in seconds.
TIMEOUT = 600


class TranscriptFile(pytest.File):
    """A file named ``test_*.a11y``, which contains one test."""

    def collect(self) -> Iterable[pytest.Item]:
        yield TranscriptItem.from_parent(self, name=self.path.stem)


class TranscriptFailure(Exception):
    """A transcript whose words differ, or that cannot be run."""


class TranscriptItem(pytest.Item):
    """A test that runs a transcript."""

    def runtest(self) -> None:
        update = bool(self.config.getoption("a11y_update"))
        arguments = ["test", str(self.path)] + (["--record"] if update else [])
        try:
            program = find_program()
            run = subprocess.run(
                [program, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=TIMEOUT,
            )
        except A11ynavError as error:
            raise TranscriptFailure(str(error)) from None
        except OSError as error:
            raise TranscriptFailure(f"{program} cannot be started: {error.strerror or error}") from None
        except subprocess.TimeoutExpired:
            raise TranscriptFailure(f"the transcript was still running after {TIMEOUT} s") from None
        report = visible(run.stdout.decode("utf-8", "replace").strip(), keeps_lines=True)
        if run.returncode < 0:
            raise TranscriptFailure(f"{program} was terminated by signal {-run.returncode}\n{report}".strip())
        if run.returncode != 0:
            raise TranscriptFailure(report or f"{program} ended with exit code {run.returncode}")
        if update:
            self.add_report_section("call", "a11ynav", report)

    def repr_failure(self, excinfo: "pytest.ExceptionInfo[BaseException]", style: Any = None) -> Union[str, Any]:
        """Returns only the program's report, because the lines of Python code that ran the program do not matter."""
        if isinstance(excinfo.value, TranscriptFailure):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> Tuple[Any, int, str]:
        return self.path, 0, self.path.name
