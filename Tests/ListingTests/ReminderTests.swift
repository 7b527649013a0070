import A11yTesting
import SwiftUI
import Testing

@MainActor @Suite("Focus in lists, as its article has it", .printing)
struct ReminderTests {
  private func titles(_ session: Session) -> [String] {
    session.findAll(role: .textField).map(\.value)
  }

  @Test("A form moves focus to the field that was left empty")
  func form() async throws {
    let session = try await Session(UserProfileForm())
    session.find("Save").activate()
    session.expect()
    session.type("Ada")
    session.expect("Ada")
    session.find("Save").activate()
    session.expect()
    session.type("Lovelace")
    session.expect("Lovelace")
    #expect(session.keyboardFocus?.label == "Last Name")
    session.find("Save").activate()
    session.expectSilence()
    #expect(session.keyboardFocus?.element.states.isEditing != true)
  }

  @Test("Return and the button make a row at the end, with focus in it")
  func append() async throws {
    let session = try await Session(AppendingList.FocusableListView())
    session.find("Reminder, Milk").activate()
    session.expect()
    session.press("enter")
    session.expect()
    session.type("Eggs")
    session.expect("Eggs")
    #expect(titles(session) == ["Milk", "Bread", "Eggs"])
    session.press("escape")
    _ = session.heard()
    session.find("New Reminder").activate()
    session.expect()
    #expect(titles(session) == ["Milk", "Bread", "Eggs", ""])
    #expect(session.keyboardFocus?.value == "")
  }

  @Test("A new row comes behind the one with focus, and at the end if none has it")
  func insert() async throws {
    let session = try await Session(InsertingList.FocusableListView())
    session.find("Reminder, Milk").activate()
    session.press("enter")
    session.type("Eggs")
    #expect(titles(session) == ["Milk", "Eggs", "Bread"])
    session.press("enter")
    session.type("Salt")
    #expect(titles(session) == ["Milk", "Eggs", "Salt", "Bread"])
    session.press("escape")
    session.find("New Reminder").activate()
    session.type("Last")
    #expect(titles(session) == ["Milk", "Eggs", "Salt", "Bread", "Last"])
    _ = session.heard()
  }

  @Test("A focus state in a view model moves nothing, and the program is told so")
  func unsynchronised() async throws {
    let session = try await Session(FocusStateInModel.FocusableListView())
    session.find("Reminder, Milk").activate()
    session.expect()
    session.press("enter")
    session.expectSilence()
    #expect(titles(session) == ["Milk", "Bread", ""])
    #expect(session.keyboardFocus?.value == "Milk")
    session.expectProblems()
  }

  @Test("A model that is kept in step makes rows, and takes out those that were left empty")
  func synchronised() async throws {
    let session = try await Session(SynchronisedList.FocusableListView())
    session.find("Reminder, Milk").activate()
    session.press("enter")
    session.type("Eggs")
    #expect(titles(session) == ["Milk", "Eggs", "Bread"])
    #expect(session.keyboardFocus?.value == "Eggs")
    session.press("enter")
    #expect(titles(session) == ["Milk", "Eggs", "", "Bread"])
    session.press("enter")
    #expect(titles(session) == ["Milk", "Eggs", "", "Bread"])
    #expect(session.keyboardFocus?.value == "")
    session.press("escape")
    #expect(titles(session) == ["Milk", "Eggs", "Bread"])
    session.find("New Reminder").activate()
    session.type("Last")
    #expect(titles(session) == ["Milk", "Eggs", "Bread", "Last"])
    _ = session.heard()
  }
}
