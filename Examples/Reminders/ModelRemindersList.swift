// SPDX-License-Identifier: MIT

import SwiftUI

/// The list with a view model; the view keeps its focus and the model in sync.
struct ModelRemindersList: View {
  @StateObject private var model = RemindersModel()
  @FocusState private var focusedReminder: Focusable?

  var body: some View {
    NavigationStack {
      List {
        ForEach($model.reminders) { $reminder in
          TextField("Reminder", text: $reminder.title)
            .focused($focusedReminder, equals: .row(id: reminder.id))
            .onSubmit { model.createNewReminder() }
        }
      }
      .navigationTitle("Reminders with a model")
      .toolbar {
        Button("New reminder") { model.createNewReminder() }
      }
      .onChange(of: focusedReminder) { model.focusedReminder = focusedReminder }
      .onChange(of: model.focusedReminder) { focusedReminder = model.focusedReminder }
    }
  }
}
