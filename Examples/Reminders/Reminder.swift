/// Something not to be forgotten.
struct Reminder: Identifiable, Hashable {
  let id: Int
  var title = ""
}

/// What can have focus in a list of reminders.
enum Focusable: Hashable {
  case none
  case row(id: Reminder.ID)
}
