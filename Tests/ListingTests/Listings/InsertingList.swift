import SwiftUI

/// A new row is inserted after the focused row. This listing is from the article on focus in lists.
enum InsertingList {
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
      if case .row(let id) = focusedReminder,
        let index = reminders.firstIndex(where: { $0.id == id })
      {
        reminders.insert(newReminder, at: index + 1)
      } else {
        reminders.append(newReminder)
      }
      focusedReminder = .row(id: newReminder.id)
    }
  }
}
