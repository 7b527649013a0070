# SPDX-License-Identifier: MIT
"""Tests of expected texts: how they are compared, reported and rewritten."""

import textwrap
import unittest

from support import StandInCase

import a11ynav
from a11ynav import _assertions, _expected

SHOP = "Shop, heading level 1\nName, text field\nBuy, button"


def differences(expected, heard):
    (passage,) = _expected.parse(expected)
    return [(passage, _expected.align(passage.patterns, heard))]


def rewritten(expected, *heard):
    results = [
        (passage, _expected.align(passage.patterns, lines)) for passage, lines in zip(_expected.parse(expected), heard)
    ]
    return _expected.rewritten(expected, results)


class ComparisonTests(unittest.TestCase):
    def assert_matches(self, expected, heard, matches=True):
        (result,) = differences(expected, heard)
        self.assertEqual(all(entry.same for entry in result[1]), matches, (expected, heard))

    def test_lines_must_be_the_same(self):
        self.assert_matches("One\n\n  # a comment\n  Two  ", ["One", "Two"])
        self.assert_matches("One", ["One", "Two"], False)
        self.assert_matches("One\nTwo", ["One"], False)
        self.assert_matches("", [])
        self.assert_matches("", ["One"], False)
        self.assert_matches("one", ["One"], False)

    def test_a_regular_expression_must_match_the_whole_line(self):
        self.assert_matches(r"/\d+ items/", ["12 items"])
        self.assert_matches(r"/\d+ items/", ["12 items in the cart"], False)

    def test_an_ellipsis_stands_for_any_number_of_lines(self):
        for heard in (["One", "Two"], ["One", "x", "y", "Two"], ["One", "Two", "Two"]):
            self.assert_matches("One\n...\nTwo", heard)
        self.assert_matches("...", [])
        self.assert_matches("...\nTwo\n...", ["One"], False)

    def test_an_escaped_line_contains_words(self):
        self.assert_matches("\\# 1\n\\> 2\n\\/3/", ["# 1", "> 2", "/3/"])

    def test_large_texts_are_compared(self):
        lines = [f"Row {number}" for number in range(3000)]
        self.assert_matches("\n".join(lines), lines)
        self.assert_matches("Row 0\n...\nRow 2999", lines)
        self.assert_matches("\n".join(lines), [*lines[:10], "new", *lines[11:]], False)
        self.assert_matches("\n".join(lines), [line + "!" for line in lines], False)
        self.assert_matches("...\n" + "\n".join(lines), ["x"] + lines)

    def test_a_line_that_is_not_understood_is_an_error(self):
        for text in ("/open", "/(/", ">", 'cost "Buy" <= 3 presses', "expect no findings"):
            with self.assertRaisesRegex(ValueError, "line 1 of the expected text"):
                _expected.parse(text)


class ReportTests(unittest.TestCase):
    def assert_report(self, expected, heard, report):
        self.assertEqual(_assertions.report(differences(expected, heard)), textwrap.dedent(report).strip())

    def test_words_that_differ_are_marked(self):
        self.assert_report(
            "Shop\nSurname, text field\nBuy",
            ["Shop", "Name, text field", "Buy"],
            """
            the spoken words differ from the expected ones

                        Shop
              expected  Surname, text field
                        ^^^^^^^
              heard     Name, text field
                        ^^^^
                        Buy
            """,
        )

    def test_missing_and_additional_lines_are_shown(self):
        self.assert_report(
            "One\nTwo\n...",
            ["One", "Three", "Four"],
            """
            the spoken words differ from the expected ones

                        One
              expected  Two
                        ...
            """,
        )
        self.assert_report("", ["One"], "the spoken words differ from the expected ones\n\n  heard     One")

    def test_a_similar_line_is_shown_even_if_an_ellipsis_could_match_it(self):
        report = _assertions.report(differences("Surname, text field\n...", ["Name, text field", "Buy"]))
        self.assertIn("heard     Name, text field", report)

    def test_only_the_lines_around_a_difference_are_shown(self):
        lines = [f"Row {number}" for number in range(20)]
        report = _assertions.report(differences("\n".join(lines), [*lines[:10], "Other", *lines[11:]]))
        self.assertIn("…\n            Row 7\n            Row 8\n            Row 9\n", report)
        self.assertNotIn("Row 6\n", report)
        self.assertIn("Row 13\n            …", report)

    def test_marks_are_below_wide_characters(self):
        self.assert_report(
            "数量 one, field",
            ["数量 two, field"],
            """
            the spoken words differ from the expected ones

              expected  数量 one, field
                             ^^^
              heard     数量 two, field
                             ^^^
            """,
        )

    def test_no_escape_sequence_reaches_the_terminal(self):
        report = _assertions.report(differences("\x1b[2JOne", ["\x1b]0;x\x07\u202eOne\x9b"]))
        self.assertNotRegex(report, "[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]")
        self.assertIn("␛]0;x␇⟨202E⟩One⟨9B⟩", report)


class AssertHeardTests(StandInCase):
    def test_lines_since_the_last_assertion_are_compared(self):
        with a11ynav.open(content=SHOP) as session:
            session.next()
            a11ynav.assert_heard(session, "Shop, heading level 1\nName, text field")
            session.next()
            a11ynav.assert_heard(session, "Buy, button")
            a11ynav.assert_heard(session, "")

    def test_commands_in_the_text_are_performed(self):
        with a11ynav.open(content=SHOP) as session:
            a11ynav.assert_heard(
                session,
                """
                Shop, heading level 1
                > next
                Name, text field
                > last
                /Buy, .*/
                > next
                [border]
                """,
            )

    def test_a_command_can_control_the_other_technology(self):
        with a11ynav.open(content=SHOP) as session:
            a11ynav.assert_heard(
                session,
                """
                Shop, heading level 1
                switchControl> next
                technology switch-control
                Name, text field
                voiceover> next
                Buy, button
                """,
            )

    def test_a_difference_names_the_command(self):
        with a11ynav.open(content=SHOP) as session:
            with self.assertRaisesRegex(AssertionError, "(?s)after “next” differ.*expected  Surname.*heard     Name"):
                a11ynav.assert_heard(session, "...\n> next\nSurname, text field")

    def test_an_unknown_command_names_the_line(self):
        with a11ynav.open(content=SHOP) as session:
            with self.assertRaisesRegex(a11ynav.CommandError, "“> nxet” in the expected text.*closest match is “next”"):
                a11ynav.assert_heard(session, "...\n> nxet")

    def test_typed_text_is_left_out_of_messages(self):
        with a11ynav.open(content=SHOP) as session:
            with self.assertRaises(AssertionError) as caught:
                a11ynav.assert_heard(session, "...\n> type hunter2\n/x/")
            self.assertIn("after “type …”", str(caught.exception))


class RewritingTests(unittest.TestCase):
    def test_only_lines_that_differ_are_replaced(self):
        self.assertEqual(
            rewritten("\n    # a comment\n    One\n    /T.*/\n\n    Three\n    ", ["One", "Two", "Drei"]),
            "\n    # a comment\n    One\n    /T.*/\n\n    Drei\n    ",
        )

    def test_lines_are_added_and_removed(self):
        self.assertEqual(
            rewritten("\n  One\n  Two\n  ", ["One", "New", "Two", "Last"]), "\n  One\n  New\n  Two\n  Last\n  "
        )
        self.assertEqual(rewritten("\n  One\n  Two\n  ", ["Two"]), "\n  Two\n  ")
        self.assertEqual(rewritten("\n  One\n  Two\n  ", ["Zero", "One", "Two"]), "\n  Zero\n  One\n  Two\n  ")

    def test_an_empty_text_is_filled(self):
        self.assertEqual(rewritten("", ["One"]), "One")
        self.assertEqual(rewritten("", ["One", "Two"]), "One\nTwo")
        self.assertEqual(rewritten("\n    ", ["One", "Two"]), "\n    One\n    Two\n    ")

    def test_each_command_keeps_its_lines(self):
        self.assertEqual(
            rewritten("\n  A\n  > next\n  B\n  > next\n  > last\n  D\n", ["A"], ["X"], ["C"], ["D"]),
            "\n  A\n  > next\n  X\n  > next\n  C\n  > last\n  D\n",
        )
        self.assertEqual(rewritten("> next\n> last", ["A"], ["B"], ["C"]), "A\n> next\nB\n> last\nC")

    def test_heard_lines_are_escaped_so_that_they_match_again(self):
        lines = ["# 1", "> x", "/x/", "...", "\\x", "voiceover> x", 'cost "x" <= 1 presses', "plain", " spaces ", ""]
        text = rewritten("", lines)
        (result,) = differences(text, lines)
        self.assertEqual([entry for entry in result[1] if not entry.same], [])


if __name__ == "__main__":
    unittest.main()
