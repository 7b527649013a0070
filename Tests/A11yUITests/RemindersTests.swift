import SwiftUI
import Testing

@testable import A11yUI

private struct Reminder: Identifiable, Equatable {
  let id: Int
  var title: String
}

private enum Focusable: Hashable {
  case none
  case row(id: Int)
}

/// The list of the article on focus in lists: Return makes a row behind the one that is being
/// typed in, and a row that is left empty goes.
private struct RemindersList: View {
  @State private var reminders = [
    Reminder(id: 1, title: "Milk"), Reminder(id: 2, title: "Bread"),
  ]
  @State private var nextID = 3
  @FocusState private var focusedReminder: Focusable?

  var body: some View {
    List {
      ForEach($reminders) { $reminder in
        TextField("Reminder", text: $reminder.title)
          .focused($focusedReminder, equals: .row(id: reminder.id))
          .onSubmit { createNewTask() }
      }
    }
    .onChange(of: focusedReminder) { old, _ in removeEmpty(old) }
    Button("New") { createNewTask() }
  }

  private func createNewTask() {
    let new = Reminder(id: nextID, title: "")
    nextID += 1
    if case .row(let id) = focusedReminder,
      let place = reminders.firstIndex(where: { $0.id == id })
    {
      reminders.insert(new, at: place + 1)
    } else {
      reminders.append(new)
    }
    focusedReminder = .row(id: new.id)
  }

  private func removeEmpty(_ left: Focusable?) {
    guard case .row(let id) = left else { return }
    reminders.removeAll { $0.id == id && $0.title.isEmpty }
  }
}

@MainActor @Suite("The reminders of the article on focus in lists")
struct RemindersTests {
  private func titles(_ view: HeardView<some View>) -> [String] {
    view.host.start().changes.sorted { $0.id < $1.id }
      .filter { $0.element.role == .list }
      .flatMap { $0.element.children }
      .compactMap { view.session.tree[$0]?.value }
  }

  @Test("Return makes a row behind the focused one and focuses it", arguments: [true, false])
  func submit(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { RemindersList() }
    try view.run("activate")
    try view.press("enter")
    #expect(titles(view) == ["Milk", "", "Bread"])
    try view.run("type Eggs")
    #expect(titles(view) == ["Milk", "Eggs", "Bread"])
    try view.press("enter")
    try view.run("type Salt")
    #expect(titles(view) == ["Milk", "Eggs", "Salt", "Bread"])
    #expect(view.host.diagnostics == [])
  }

  @Test("A row that is left empty goes", arguments: [true, false])
  func empty(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { RemindersList() }
    try view.run("activate")
    try view.press("enter")
    #expect(titles(view) == ["Milk", "", "Bread"])
    try view.press("escape")
    #expect(titles(view) == ["Milk", "Bread"])
    #expect(view.session.tree[try #require(view.session.focus(of: .voiceOver))]?.value == "Bread")
    try view.run("last", "activate")
    #expect(titles(view) == ["Milk", "Bread", ""])
    try view.press("shift-tab")
    #expect(titles(view) == ["Milk", "Bread"])
  }
}
