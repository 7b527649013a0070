// SPDX-License-Identifier: MIT

/// Actions that are undone together.
struct UndoGroup {
  struct Action {
    weak var target: AnyObject?
    let run: () -> Void
  }

  var actions: [Action] = []
  var name = ""
  /// The turn in which they were registered; `nil` outside turns.
  var turn: Int?

  /// The group without the actions of an object; `nil` if nothing is left.
  func without(_ object: AnyObject) -> UndoGroup? {
    var group = self
    group.actions.removeAll { $0.target === object }
    return group.actions.isEmpty ? nil : group
  }
}
