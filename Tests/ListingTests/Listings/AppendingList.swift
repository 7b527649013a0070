import SwiftUI

/// Clicking the button, or pressing Return in a row, appends a row and focuses it immediately. This listing is from the
/// article on focus in lists.
enum AppendingList {
  struct FocusableListView: View {
    @State var reminders: [Reminder] = Reminder.samples
    @FocusState var focusedReminder: Focusable?

    var body: some View {
      List {
        ForEach($reminders) { $reminder in
          TextField("Reminder", text: $reminder.title)
            .focused($focusedReminder, equals: .row(id: reminder.id))
            .onSubmit {
              createNewReminder()
            }
        }
      }
      .toolbar {
        Button("New Reminder") {
          createNewReminder()
        }
      }
    }

    func createNewReminder() {
      let newReminder = Reminder(title: "")
      reminders.append(newReminder)
      focusedReminder = .row(id: newReminder.id)
    }
  }
}
