// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftUI
import Testing

@MainActor
@Suite(
  "Focus in lists works as the article on list focus describes",
  .printing,
  .timeLimit(.minutes(30))
)
struct ReminderTests {
  private func titles(_ session: Session) -> [String] {
    session.findAll(role: .textField).map(\.value)
  }

  @Test("A submitted form moves focus to the field that was left empty")
  func form() async throws {
    let session = try await Session(UserProfileForm(), settings: withoutHints)
    session.find("Save").activate()
    session.expect("First Name, text field, is editing")
    session.type("Ada")
    session.expect("Ada")
    session.find("Save").activate()
    session.expect("Last Name, text field, is editing")
    session.type("Lovelace")
    session.expect("Lovelace")
    #expect(session.keyboardFocus?.label == "Last Name")
    session.find("Save").activate()
    session.expectSilence()
    #expect(session.keyboardFocus?.element.states.isEditing != true)
  }

  /// Starts typing in a row, and presses Return to continue in a new row.
  private func submit(_ title: String, _ session: Session) {
    session.find("Reminder, \(title)", role: .textField).activate()
    session.expect("is editing")
    session.press("enter")
  }

  @Test("Pressing Return or a button appends a list row and moves focus to the row")
  func append() async throws {
    let session = try await Session(AppendingList.FocusableListView(), settings: withoutHints)
    submit("Milk", session)
    session.expect("Reminder, text field, is editing, list end")
    session.type("Eggs")
    session.expect("Eggs")
    #expect(titles(session) == ["Milk", "Bread", "Eggs"])
    session.press("escape")
    session.find("New Reminder").activate()
    session.expect("Reminder, text field, is editing, list end")
    #expect(titles(session) == ["Milk", "Bread", "Eggs", ""])
    #expect(session.keyboardFocus?.value == "")
  }

  @Test("A new list row is inserted after the focused row or, if no row has focus, at the end")
  func insert() async throws {
    let session = try await Session(InsertingList.FocusableListView(), settings: withoutHints)
    submit("Milk", session)
    session.expect("Reminder, text field, is editing")
    session.type("Eggs")
    session.expect("Eggs")
    #expect(titles(session) == ["Milk", "Eggs", "Bread"])
    session.press("enter")
    session.expect("Reminder, text field, is editing")
    session.type("Salt")
    session.expect("Salt")
    #expect(titles(session) == ["Milk", "Eggs", "Salt", "Bread"])
    session.press("escape")
    session.find("New Reminder").activate()
    session.expect("Reminder, text field, is editing, list end")
    session.type("Last")
    session.expect("Last")
    #expect(titles(session) == ["Milk", "Eggs", "Salt", "Bread", "Last"])
  }

  @Test("A focus state in a view model does not move focus, and a diagnostic reports the problem")
  func unsynchronized() async throws {
    let session = try await Session(FocusStateInModel.FocusableListView(), settings: withoutHints)
    session.expectProblems(
      "FocusModifier<Optional<Focusable>>: is bound to a focus property "
        + "that does not belong to a view."
    )
    submit("Milk", session)
    session.expectSilence()
    #expect(titles(session) == ["Milk", "Bread", ""])
    #expect(session.keyboardFocus == nil)
    session.expectProblems(
      "/FocusState<.*>: was read outside a view's body, .* \\(declared at .*InModel.swift:8\\)\\./",
      "/FocusState<.*>: was written outside a view, .* \\(declared at .*InModel.swift:8\\)\\./"
    )
  }

  @Test("A list model that follows focus creates rows and removes rows that were left empty")
  func synchronized() async throws {
    let session = try await Session(SynchronizedList.FocusableListView(), settings: withoutHints)
    submit("Milk", session)
    session.expect("Reminder, text field, is editing")
    session.type("Eggs")
    session.expect("Eggs")
    #expect(titles(session) == ["Milk", "Eggs", "Bread"])
    session.press("enter")
    session.expect("Reminder, text field, is editing")
    #expect(titles(session) == ["Milk", "Eggs", "", "Bread"])
    session.press("enter")
    session.expect("Reminder, text field, is editing")
    #expect(titles(session) == ["Milk", "Eggs", "", "Bread"])
    #expect(session.keyboardFocus?.value == "")
    session.press("escape")
    session.expect("Reminder, Bread, text field, list end")
    #expect(titles(session) == ["Milk", "Eggs", "Bread"])
    session.find("New Reminder").activate()
    session.expect("Reminder, text field, is editing, list end")
    session.type("Last")
    session.expect("Last")
    #expect(titles(session) == ["Milk", "Eggs", "Bread", "Last"])
  }
}
