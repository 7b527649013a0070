import Combine
import SwiftUI

/// The `onChange` modifier synchronizes the focus of the view and the model, and the model removes a row that was left
/// empty. This listing is from the article on focus in lists.
enum SynchronizedList {
  class ListViewModel: ObservableObject {
    @Published var reminders: [Reminder] = Reminder.samples
    @Published var focusedReminder: Focusable?

    private var previousFocusedReminder: Focusable?
    private var cancellables = Set<AnyCancellable>()

    init() {
      $focusedReminder
        .sink { [weak self] focusedReminder in
          guard let self, focusedReminder != previousFocusedReminder else { return }
          let left = previousFocusedReminder
          previousFocusedReminder = focusedReminder
          guard case .row(let id) = left else { return }
          reminders.removeAll { $0.id == id && $0.title.isEmpty }
        }
        .store(in: &cancellables)
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

  struct FocusableListView: View {
    @StateObject var viewModel = ListViewModel()
    @FocusState var focusedReminder: Focusable?

    var body: some View {
      List {
        ForEach($viewModel.reminders) { $reminder in
          TextField("Reminder", text: $reminder.title)
            .focused($focusedReminder, equals: .row(id: reminder.id))
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
      .onChange(of: focusedReminder) { viewModel.focusedReminder = $0 }
      .onChange(of: viewModel.focusedReminder) { focusedReminder = $0 }
    }
  }
}
