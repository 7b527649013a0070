// SPDX-License-Identifier: MIT

import SwiftUI

/// A list of reminders that can be written without leaving the keyboard. Return adds a row after the current one, and a
/// row left empty disappears.
///
/// The list appears twice: with all state in the view, and with a view model.
@main
struct RemindersApp: App {
  var body: some Scene {
    Window("Reminders", id: "reminders") {
      RemindersList()
    }
    Window("Reminders with a model", id: "model") {
      ModelRemindersList()
    }
  }
}
