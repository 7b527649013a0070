import SwiftUI

/// A focus state in a view model has no effect, and the problem is reported. This listing is from the article on focus
/// in lists.
enum FocusStateInModel {
  class ListViewModel: ObservableObject {
    @Published var reminders: [Reminder] = Reminder.samples
    @FocusState var focusedReminder: Focusable?

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

  struct FocusableListView: View {
    @StateObject var viewModel = ListViewModel()

    var body: some View {
      List {
        ForEach($viewModel.reminders) { $reminder in
          TextField("Reminder", text: $reminder.title)
            .focused(viewModel.$focusedReminder, equals: .row(id: reminder.id))
            .onSubmit {
              viewModel.createNewReminder()
            }
        }
      }
      .toolbar {
        Button("New Reminder") {
          viewModel.createNewReminder()
        }
      }
    }
  }
}
