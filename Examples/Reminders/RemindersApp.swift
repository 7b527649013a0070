import SwiftUI

/// A list of reminders that is written without leaving the keyboard: Return adds a row behind the
/// one that is being written, and a row that is left empty goes.
///
/// It is there twice: with all state in the view, and with a view model.
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
