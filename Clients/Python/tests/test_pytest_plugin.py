# SPDX-License-Identifier: MIT
"""Tests of the pytest plugin in runs of pytest on small projects."""

import importlib.util
import os
import re
import shutil
import stat
import subprocess
import sys
import tempfile
import textwrap
import unittest

from support import SOURCES, STAND_IN

SHOP = "Shop, heading level 1\\nName, text field\\nBuy, button"

BROWSER = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "microsoft-edge"))), None
)


def installed(module):
    return importlib.util.find_spec(module) is not None


@unittest.skipUnless(installed("pytest"), "pytest is not installed")
class PytestCase(unittest.TestCase):
    """A test case that creates a project in a temporary folder."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.write("pytest.ini", "[pytest]\n")

    def write(self, name, text, newline=None):
        with open(os.path.join(self.folder, name), "w", encoding="utf-8", newline=newline) as file:
            file.write(textwrap.dedent(text))

    def read(self, name):
        with open(os.path.join(self.folder, name), encoding="utf-8", newline="") as file:
            return file.read()

    def run_pytest(self, *options, **environment):
        variables = {key: value for key, value in os.environ.items() if key != "CI"}
        variables.update(
            {
                "A11YNAV": STAND_IN,
                "PYTHONPATH": SOURCES,
                "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
                "STAND_IN": "",
                **environment,
            }
        )
        self.result = subprocess.run(
            [sys.executable, "-m", "pytest", "-p", "a11ynav.pytest_plugin", "-p", "no:cacheprovider", "-q", *options],
            cwd=self.folder,
            env=variables,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=120,
        )
        return self.result

    def assert_outcome(self, code, *patterns):
        self.assertEqual(self.result.returncode, code, self.result.stdout)
        for pattern in patterns:
            self.assertRegex(self.result.stdout, pattern)


class FixtureTests(PytestCase):
    def test_a_session_is_opened_and_closed(self):
        self.write(
            "test_shop.py",
            f'''
            kept = []

            def test_words(a11ynav):
                session = a11ynav.open(content="{SHOP}")
                kept.append(session)
                session.next()
                a11ynav.assert_heard(session, """
                    Shop, heading level 1
                    Name, text field
                """)

            def test_it_is_closed():
                assert kept[0].is_closed
            ''',
        )
        self.run_pytest("-W", "error")
        self.assert_outcome(0, "2 passed")

    def test_a_failure_shows_the_words_and_what_was_heard(self):
        self.write(
            "test_shop.py",
            f'''
            from a11ynav import assert_heard

            def test_words(a11ynav):
                session = a11ynav.open(content="{SHOP}")
                session.next()
                session.type("hunter2")
                assert_heard(session, """
                    Shop, heading level 1
                    Surname, text field
                    ...
                """)
            ''',
        )
        self.run_pytest()
        self.assert_outcome(
            1,
            r"test_shop.py:8: AssertionError",
            r"E +expected  Surname, text field\nE +\^{7}\nE +heard     Name, text field\nE +\^{4}",
            r"-+ What was heard -+\nShop, heading level 1\n> next\nName, text field\n> type …",
        )
        # The assertion's own lines are hidden.
        self.assertNotIn("def check(", self.result.stdout)

    def test_the_platform_is_an_option_and_a_setting(self):
        self.write(
            "test_platform.py",
            """
            def test_platform(a11ynav):
                assert a11ynav.open(content="x").settings()["parameters"].get("platform") == "macos"
                assert a11ynav.open(content="x", platform="ios").settings()["parameters"].get("platform") == "ios"
            """,
        )
        self.run_pytest("--a11y-platform", "macos")
        self.assert_outcome(0)
        self.run_pytest()
        self.assert_outcome(1)
        self.write("pytest.ini", "[pytest]\na11y_platform = macos\n")
        self.run_pytest()
        self.assert_outcome(0)
        self.write("pytest.ini", "[pytest]\na11y_platform = amiga\n")
        self.run_pytest()
        self.assert_outcome(4, "a11y_platform is “amiga”; use ios, macos or android")

    def test_a_missing_program_is_one_sentence(self):
        self.write("test_shop.py", 'def test_words(a11ynav):\n    a11ynav.open(content="x")\n')
        self.run_pytest(A11YNAV="/nowhere")
        self.assert_outcome(1, "ProgramNotFoundError: A11YNAV is set to /nowhere, which is not an executable program")

    def test_without_accessibility_tests_nothing_is_imported(self):
        self.write(
            "test_other.py",
            """
            import sys

            def test_other():
                assert sorted(name for name in sys.modules if name.startswith("a11ynav")) == [
                    "a11ynav", "a11ynav._pytest_hooks", "a11ynav._runner", "a11ynav.pytest_plugin"
                ]
            """,
        )
        self.run_pytest()
        self.assert_outcome(0)


class UpdateTests(PytestCase):
    def test_an_expected_text_is_rewritten_once_and_then_passes(self):
        self.write(
            "test_shop.py",
            f'''
            from a11ynav import assert_heard

            def test_words(a11ynav):
                session = a11ynav.open(content="{SHOP}")
                assert_heard(session, """
                    # Where the page begins
                    Store, heading level 1
                    > next
                    /Name, .*/
                    > next
                """)

            def test_empty(a11ynav):
                session = a11ynav.open(content="{SHOP}")
                session.next()
                assert_heard(session, "")

            def test_one_line(a11ynav):
                session = a11ynav.open(content="Grüße, “Heading” \\\\\\\\ 1")
                assert_heard(session, r'x'), assert_heard(session, expected='')
            ''',
        )
        path = os.path.join(self.folder, "test_shop.py")
        os.chmod(path, 0o750)
        self.run_pytest("--a11y-update")
        self.assert_outcome(0, "updated 3 expected texts in test_shop.py")
        text = self.read("test_shop.py")
        self.assertIn(
            '''    assert_heard(session, """
        # Where the page begins
        Shop, heading level 1
        > next
        /Name, .*/
        > next
        Buy, button
    """)
''',
            text,
        )
        self.assertIn(
            '''    assert_heard(session, """
        Shop, heading level 1
        Name, text field
    """)
''',
            text,
        )
        self.assertIn("assert_heard(session, r'Grüße, “Heading” \\\\ 1'), assert_heard(session, expected='')", text)
        self.assertEqual(stat.S_IMODE(os.stat(path).st_mode), 0o750)
        self.assertEqual(
            sorted(name for name in os.listdir(self.folder) if not name.startswith("__")),
            ["pytest.ini", "test_shop.py"],
        )
        self.run_pytest()
        self.assert_outcome(0, "3 passed")
        self.run_pytest("--a11y-update")
        self.assertEqual(self.read("test_shop.py"), text)

    def assert_refused(self, source, reason, *options):
        self.write("test_shop.py", source)
        before = self.read("test_shop.py")
        self.run_pytest("--a11y-update", *options)
        self.assert_outcome(1, reason)
        self.assertEqual(self.read("test_shop.py"), before)

    def test_only_literals_in_the_call_are_rewritten(self):
        self.assert_refused(
            """
            from a11ynav import assert_heard
            TEXT = "x"
            def test_words(a11ynav):
                assert_heard(a11ynav.open(content="y"), TEXT)
            """,
            "was not updated, because it is not a literal in the call",
        )
        self.assert_refused(
            """
            from a11ynav import assert_heard
            def test_words(a11ynav):
                assert_heard(a11ynav.open(content="y"), f"x{1}")
            """,
            "was not updated, because it is not a literal in the call",
        )

    def test_a_text_that_several_cases_share_is_not_rewritten_twice(self):
        self.write(
            "test_shop.py",
            """
            import pytest
            @pytest.mark.parametrize("words", ["One", "Two"])
            def test_words(a11ynav, words):
                a11ynav.assert_heard(a11ynav.open(content=words), "x")
            """,
        )
        self.run_pytest("--a11y-update")
        self.assert_outcome(1, "different words were heard at this line earlier in the run")

    def test_two_equal_texts_on_a_line_are_ambiguous(self):
        self.assert_refused(
            """
            def test_words(a11ynav):
                s = a11ynav.open(content="y"); a11ynav.assert_heard(s, "x"); a11ynav.assert_heard(s, "x")
            """,
            "several calls on this line expect the same text",
        )

    def test_a_file_that_changes_during_the_run_is_left_alone(self):
        self.write(
            "test_shop.py",
            """
            def test_words(a11ynav):
                a11ynav.assert_heard(a11ynav.open(content="y"), "x")
                text = open(__file__).read()
                open(__file__, "w").write("# another line\\n" + text)
            """,
        )
        self.run_pytest("--a11y-update")
        self.assert_outcome(1, r"test_shop.py was not updated: line \d+ has changed during the run")

    def test_a_read_only_file_is_reported(self):
        self.write(
            "test_shop.py", 'def test_words(a11ynav):\n    a11ynav.assert_heard(a11ynav.open(content="y"), "x")\n'
        )
        # Root may write to any file, so a replacement of `os.access` reports the file as read-only.
        self.write("conftest.py", "import os\nos.access = lambda path, mode: not (mode == os.W_OK)\n")
        self.run_pytest("--a11y-update")
        self.assert_outcome(1, "test_shop.py was not updated: the file is read-only")

    def test_line_breaks_of_windows_are_kept(self):
        self.write(
            "test_shop.py",
            f'def test_words(a11ynav):\n    s = a11ynav.open(content="{SHOP}")\n    s.next()\n    a11ynav.assert_heard(s, "x")\n',
            newline="\r\n",
        )
        self.run_pytest("--a11y-update")
        self.assert_outcome(0)
        text = self.read("test_shop.py")
        self.assertIn('"""\r\n        Shop, heading level 1\r\n        Name, text field\r\n    """)\r\n', text)
        self.assertEqual(text.count("\n"), text.count("\r\n"))

    def test_it_is_not_available_in_continuous_integration(self):
        self.run_pytest("--a11y-update", CI="true")
        self.assert_outcome(4, "--a11y-update rewrites tests, so it is not available if CI is set")

    @unittest.skipUnless(installed("xdist"), "pytest-xdist is not installed")
    def test_workers_leave_the_writing_to_one_process(self):
        tests = "".join(
            f'def test_{n}(a11ynav):\n    a11ynav.assert_heard(a11ynav.open(content="Line {n}"), "x")\n\n'
            for n in range(8)
        )
        self.write("test_shop.py", tests)
        self.run_pytest("-p", "xdist", "-n", "2", "--a11y-update")
        self.assert_outcome(0, "updated 8 expected texts in test_shop.py")
        self.run_pytest()
        self.assert_outcome(0, "8 passed")


class TranscriptTests(PytestCase):
    def test_transcripts_are_tests(self):
        self.write("test_good.a11y", "open: x\n\npasses\n")
        self.write("test_bad.a11y", "open: x\n\nOne\n")
        self.write("walk.a11y", "open: x\n")
        self.run_pytest()
        self.assert_outcome(
            1, "1 failed, 1 passed", r"(?s)_ test_bad.a11y _.*test_bad.a11y:2:1: the spoken words differ"
        )
        self.assertIn("heard  Two ␛[31m", self.result.stdout)
        self.assertNotIn("\x1b", self.result.stdout)

    def test_they_can_be_chosen_by_name(self):
        self.write("test_good.a11y", "open: x\n\npasses\n")
        self.write("test_bad.a11y", "open: x\n\nOne\n")
        self.run_pytest("test_good.a11y")
        self.assert_outcome(0, "1 passed")
        self.run_pytest("-k", "good")
        self.assert_outcome(0, "1 passed, 1 deselected")

    def test_they_are_recorded(self):
        self.write("test_bad.a11y", "open: x\n\nOne\n")
        self.run_pytest("--a11y-update")
        self.assert_outcome(0)
        self.assertIn("passes", self.read("test_bad.a11y"))

    def test_a_program_that_cannot_be_started_is_one_sentence(self):
        self.write("test_good.a11y", "open: x\n\npasses\n")
        self.run_pytest(A11YNAV="/nowhere")
        self.assert_outcome(1, "\nA11YNAV is set to /nowhere, which is not an executable program\n")
        self.assertFalse(re.search("Traceback", self.result.stdout))


class BrowserTests(PytestCase):
    @unittest.skipUnless(installed("playwright"), "Playwright is not installed")
    def test_a_system_without_a_browser_is_one_sentence(self):
        self.write("test_page.py", "def test_page(a11y_page):\n    pass\n")
        self.run_pytest(PATH="/nowhere", PLAYWRIGHT_BROWSERS_PATH="/nowhere")
        self.assert_outcome(1, "there is no Chromium, Chrome or Edge on this machine")

    @unittest.skipUnless(installed("pytest_playwright"), "pytest-playwright is not installed")
    @unittest.skipUnless(BROWSER, "there is no browser")
    def test_the_browser_works_beside_pytest_playwright(self):
        self.write(
            "conftest.py",
            f"""
            import pytest

            @pytest.fixture(scope="session")
            def browser_type_launch_args(browser_type_launch_args):
                return {{**browser_type_launch_args, "executable_path": "{BROWSER}"}}
            """,
        )
        self.write(
            "test_page.py",
            """
            def test_theirs(page):
                page.set_content("theirs")

            def test_ours(a11y_page):
                a11y_page.set_content("ours")
            """,
        )
        self.run_pytest("-p", "pytest_playwright.pytest_playwright")
        self.assert_outcome(0, "2 passed")


if __name__ == "__main__":
    unittest.main()
