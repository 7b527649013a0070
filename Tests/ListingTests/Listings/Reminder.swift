import SwiftUI

/// From the article on focus in lists: a row in the list.
struct Reminder: Identifiable {
  var id = UUID().uuidString
  var title: String

  static let samples = [Reminder(title: "Milk"), Reminder(title: "Bread")]
}

/// From the article on focus in lists: the possible focus targets, each with its row.
enum Focusable: Hashable {
  case none
  case row(id: String)
}
