// SPDX-License-Identifier: MIT

import A11yTree

/// A cursor's positions in the covered parts of the tree, such as the screen under a sheet or a window under another
/// one.
///
/// Only the topmost modal is reachable. When another modal becomes the topmost one, the cursor's position in the part
/// that it leaves is saved, and the cursor moves back to this position when it returns.
package struct ScopeHistory: Sendable {
  /// A change of the reachable scope since the last check.
  package enum Change {
    case none
    /// A modal or base screen in which the cursor has never been.
    case opened(ElementID)
    /// A covered part of the tree can be reached again; the anchor is the cursor's last position in that part.
    case returned(to: FocusAnchor?)
  }

  /// The topmost modal at the last check, or `nil` for the whole tree.
  private var scope: ElementID?
  private var places: [ElementID?: FocusAnchor?] = [:]

  package init() {}

  /// Starts over with a tree that may already show a modal.
  package mutating func start(in tree: AccessibilityTree) {
    scope = tree.modal
    places = [:]
  }

  /// Checks the tree and returns the change, if there is one.
  ///
  /// The anchor is the cursor's surroundings before the change. The anchor may outlive its element, because a row may
  /// no longer exist by the time the user responds to a dialog about it.
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
