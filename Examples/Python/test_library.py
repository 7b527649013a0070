# SPDX-License-Identifier: MIT
"""The words that VoiceOver users hear when they sign in and renew a loan."""

from a11ynav.playwright import expect_heard


def test_the_page_is_read(page):
    expect_heard(
        page,
        """
        Sign in, heading level 1, main, landmark
        Card number, text field, required, double tap to edit
        PIN, secure text field, required, double tap to edit
        Sign in, button, end, main
    """,
    )


def test_a_wrong_pin_is_announced(page):
    expect_heard(
        page,
        """
        Sign in, heading level 1, main, landmark
        > choose Card number
        Card number, text field, required, double tap to edit
        > activate
        is editing
        > type 12345
        12345
        > choose PIN
        PIN, secure text field, required, double tap to edit
        > activate
        is editing
        > type 1111
        4 bullets
        > choose Sign in, button
        Sign in, button, end, main
        > activate
        The card number and the PIN do not match.
        """,
    )
    # Playwright continues on the same page.
    assert page.get_by_label("PIN").input_value() == ""


def test_the_loans_are_read(loans):
    expect_heard(
        loans,
        """
        Your loans, heading level 1, main, landmark
        Hello, Ada. You have 2 loans.
        bullet
        The Sea, due on 3 May, list start
        Renew The Sea, button
        bullet
        Ferns, due on 9 May
        Renew Ferns, button, list end, end, main
    """,
    )


def test_a_loan_is_renewed_in_a_dialog(loans):
    expect_heard(
        loans,
        """
        Your loans, heading level 1, main, landmark
        > choose Renew Ferns
        Renew Ferns, button, list end, end, main
        > activate
        [screen change]
        Renew Ferns?, dialog, Weeks, 2, pop up button
        > next
        Cancel, button
        > next
        Renew, button
        > choose Renew, button
        Renew, button
        > activate
        [screen change]
        Ferns is renewed for 2 weeks.
        Renew Ferns, button, main, landmark, list end
        > last
        Ferns is renewed for 2 weeks., end, main
        """,
    )
    assert loans.get_by_role("status").inner_text() == "Ferns is renewed for 2 weeks."
