// SPDX-License-Identifier: MIT

import SwiftUI

/// The list with its state in the view.
struct RemindersList: View {
  @Environment(\.openWindow) private var openWindow
  @State private var reminders = [
    Reminder(id: 1, title: "Buy milk"),
    Reminder(id: 2, title: "Call the bank"),
  ]
  @State private var nextID = 3
  @FocusState private var focusedReminder: Focusable?

  var body: some View {
    NavigationStack {
      List {
        ForEach($reminders) { $reminder in
          TextField("Reminder", text: $reminder.title)
            .focused($focusedReminder, equals: .row(id: reminder.id))
            .onSubmit { createNewReminder() }
        }
        .onDelete { reminders.remove(atOffsets: $0) }
      }
      .navigationTitle("Reminders")
      .toolbar {
        Button("New reminder") { createNewReminder() }
        Button("With a model") { openWindow(id: "model") }
      }
      .onChange(of: focusedReminder) { before, _ in removeIfEmpty(before) }
    }
  }

  /// Adds a reminder after the focused one, or at the end if none is focused, and focuses the new reminder.
  private func createNewReminder() {
    let reminder = Reminder(id: nextID)
    nextID += 1
    if case .row(let id) = focusedReminder,
      let index = reminders.firstIndex(where: { $0.id == id })
    {
      reminders.insert(reminder, at: index + 1)
    } else {
      reminders.append(reminder)
    }
    focusedReminder = .row(id: reminder.id)
  }

  private func removeIfEmpty(_ focusable: Focusable?) {
    guard case .row(let id) = focusable else { return }
    reminders.removeAll { $0.id == id && $0.title.isEmpty }
  }
}
