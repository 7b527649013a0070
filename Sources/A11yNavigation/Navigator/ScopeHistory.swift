import A11yTree

/// Where a cursor was in each part of the tree that something else covers now: the screen behind a
/// sheet, a window behind another.
///
/// The topmost modal is all that can be reached. Whenever that changes, the place in what is left
/// is remembered, and a cursor that comes back goes there.
package struct ScopeHistory: Sendable {
  /// What happened to what can be reached since a cursor last looked.
  package enum Change {
    case none
    /// A modal, or the screen behind all, that the cursor was never in.
    case opened(ElementID)
    /// What was covered can be reached again; the place is where the cursor was in it.
    case returned(to: FocusAnchor?)
  }

  /// The topmost modal when a cursor last looked; `nil` for the whole tree.
  private var scope: ElementID?
  private var places: [ElementID?: FocusAnchor?] = [:]

  package init() {}

  /// Starts over on a tree that may already show a modal.
  package mutating func start(in tree: AccessibilityTree) {
    scope = tree.modal
    places = [:]
  }

  /// Looks at the tree and says what happened.
  ///
  /// The anchor is what was around the cursor before. It outlives its element: a row that a
  /// question was asked about may be gone when the question is answered.
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
