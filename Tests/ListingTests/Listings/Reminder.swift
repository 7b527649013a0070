import SwiftUI

/// A row in the list of reminders. This listing is from the article on focus in lists.
struct Reminder: Identifiable {
  var id = UUID().uuidString
  var title: String

  static let samples = [Reminder(title: "Milk"), Reminder(title: "Bread")]
}

/// The possible focus targets, each with its row. This listing is from the article on focus in lists.
enum Focusable: Hashable {
  case none
  case row(id: String)
}
