// SPDX-License-Identifier: MIT

import A11yTree

/// A cursor's positions in the covered parts of the tree, such as the screen under a sheet or a window under another
/// window.
///
/// Only the topmost modal is reachable. When a different modal becomes the topmost modal, the cursor's position is
/// saved. The cursor returns to its saved position when the part of the tree that the cursor left is reachable again.
package struct ScopeHistory: Sendable {
  /// A change to the reachable scope since the last check.
  package enum Change {
    case none
    /// A modal or base screen that the cursor has never visited.
    case opened(ElementID)
    /// A part of the tree is no longer covered, and the anchor is the cursor's last position in that part.
    case returned(to: FocusAnchor?)
  }

  /// The topmost modal at the last check, or `nil` if the whole tree was reachable.
  private var scope: ElementID?
  private var places: [ElementID?: FocusAnchor?] = [:]

  package init() {}

  /// Forgets all positions and starts with a tree that may already show a modal.
  package mutating func start(in tree: AccessibilityTree) {
    scope = tree.modal
    places = [:]
  }

  /// Checks the tree and returns the change in the reachable scope, if any.
  ///
  /// The anchor describes the cursor's surroundings before the change. The anchor may outlive its element, because a
  /// row may have been removed by the time the user answers a dialog about the row.
  package mutating func follow(
    _ tree: AccessibilityTree,
    from anchor: FocusAnchor?
  ) -> Change {
    guard tree.modal != scope else { return .none }
    places[scope] = .some(anchor)
    places = places.filter { id, _ in id.map { tree.contains($0) && tree.isVisible($0) } ?? true }
    scope = tree.modal
    if let place = places[tree.modal] { return .returned(to: place) }
    return tree.scope.map(Change.opened) ?? .none
  }
}
