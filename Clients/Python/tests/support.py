# SPDX-License-Identifier: MIT
"""Code that the tests share: a test case that uses the stand-in as the program."""

import os
import sys
import unittest
from unittest import mock

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCES = os.path.join(os.path.dirname(HERE), "src")
STAND_IN = os.path.join(HERE, "stand_in.py")
# The real program to test, if there is one.
PROGRAM = os.environ.get("A11YNAV_PROGRAM")

if SOURCES not in sys.path:
    sys.path.insert(0, SOURCES)

import a11ynav  # noqa: E402
from a11ynav import _connection  # noqa: E402


class StandInCase(unittest.TestCase):
    """A test case in which the stand-in is the program."""

    behavior = ""

    def setUp(self):
        self.use(STAND_IN)
        self.addCleanup(a11ynav.shut_down)

    def use(self, program, behavior=""):
        """Ends the running program and makes the next session start another one."""
        a11ynav.shut_down()
        patch = mock.patch.dict(os.environ, {"A11YNAV": program, "STAND_IN": behavior})
        patch.start()
        self.addCleanup(patch.stop)

    @staticmethod
    def process():
        """Returns the running program's process."""
        return _connection.shared_connection()._process
