import SwiftUI

/// Focus in lists: a row of the list.
struct Reminder: Identifiable {
  var id = UUID().uuidString
  var title: String

  static let samples = [Reminder(title: "Milk"), Reminder(title: "Bread")]
}

/// Focus in lists: what can have focus, with the row that has it.
enum Focusable: Hashable {
  case none
  case row(id: String)
}
