// SPDX-License-Identifier: MIT

/// A group of actions that are undone together.
struct UndoGroup {
  struct Action {
    weak var target: AnyObject?
    let run: () -> Void
  }

  var actions: [Action] = []
  var name = ""
  /// The turn in which the undo actions were registered, or `nil` if they were registered outside a turn.
  var turn: Int?

  /// Returns the undo group without the actions that are registered for an object, or `nil` if no action remains.
  func without(_ object: AnyObject) -> UndoGroup? {
    var group = self
    group.actions.removeAll { $0.target === object }
    return group.actions.isEmpty ? nil : group
  }
}
