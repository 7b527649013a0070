// SPDX-License-Identifier: MIT

import A11yTree

/// Where a cursor was in each part of the tree that is now covered: the screen under a sheet, a
/// window under another.
///
/// Only the topmost modal is reachable. Whenever that changes, the position in the part just left
/// is remembered, and a cursor that returns goes there.
package struct ScopeHistory: Sendable {
  /// How the reachable scope changed since the last check.
  package enum Change {
    case none
    /// A modal, or the base screen, that the cursor has never been in.
    case opened(ElementID)
    /// A covered part is reachable again; the anchor is where the cursor was in it.
    case returned(to: FocusAnchor?)
  }

  /// The topmost modal at the last check; `nil` for the whole tree.
  private var scope: ElementID?
  private var places: [ElementID?: FocusAnchor?] = [:]

  package init() {}

  /// Starts over on a tree that may already show a modal.
  package mutating func start(in tree: AccessibilityTree) {
    scope = tree.modal
    places = [:]
  }

  /// Checks the tree and returns what changed.
  ///
  /// The anchor is the cursor's surroundings before the change. It outlives its element: a row
  /// may be gone by the time a question about it is answered.
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
