// SPDX-License-Identifier: MIT

/// A reminder in the list.
struct Reminder: Identifiable, Hashable {
  let id: Int
  var title = ""
}

/// The items that can have focus in a list of reminders.
enum Focusable: Hashable {
  case none
  case row(id: Reminder.ID)
}
