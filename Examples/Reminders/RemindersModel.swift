// SPDX-License-Identifier: MIT

import Combine
import SwiftUI

/// The reminders, the focused reminder, and the code that responds to focus changes.
final class RemindersModel: ObservableObject {
  @Published var reminders = [
    Reminder(id: 1, title: "Water the plants"),
    Reminder(id: 2, title: "Return the books"),
  ]
  @Published var focusedReminder: Focusable?

  private var nextID = 3
  private var previousReminder: Focusable?
  private var cancellables: Set<AnyCancellable> = []

  init() {
    // A row left empty disappears as soon as it loses focus.
    $focusedReminder
      .removeDuplicates()
      .compactMap { [weak self] focusable -> Reminder.ID? in
        defer { self?.previousReminder = focusable }
        guard case .row(let id) = self?.previousReminder else { return nil }
        return id
      }
      .sink { [weak self] id in
        self?.reminders.removeAll { $0.id == id && $0.title.isEmpty }
      }
      .store(in: &cancellables)
  }

  /// Adds a reminder after the focused one, or at the end if none is focused, and focuses the new reminder.
  func createNewReminder() {
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
}
