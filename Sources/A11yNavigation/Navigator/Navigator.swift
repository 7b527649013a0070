// SPDX-License-Identifier: MIT

import A11yTree

/// What VoiceOver and Switch Control have in common: a cursor that follows a tree.
///
/// A navigator is a value. What it does depends only on its state, the command, the tree and the
/// given time.
public protocol Navigator: Sendable {
  /// The technology that the navigator models.
  static var technology: AssistiveTechnology { get }

  /// The element that the technology is focused on.
  var cursor: ElementID? { get }

  /// Why the last change of the tree moved the cursor; `nil` if it did not.
  var moveReason: MoveReason? { get }

  /// When the navigator next needs to act by itself, counted from the start of the session.
  var deadline: Duration? { get }

  /// Starts on a tree: the cursor goes to the default focus, or to the first element.
  mutating func start(in tree: AccessibilityTree, at time: Duration) -> [Effect]

  /// Follows a tree that has changed.
  ///
  /// - Parameters:
  ///   - update: What changed.
  ///   - anchor: The cursor's surroundings before the change.
  ///   - tree: The tree as it is now.
  mutating func follow(
    _ update: TreeUpdate,
    from anchor: FocusAnchor?,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect]

  /// Moves the cursor at a program's request.
  mutating func focus(_ id: ElementID, in tree: AccessibilityTree, at time: Duration) -> [Effect]

  /// Does what is due by a time.
  mutating func advance(to time: Duration, in tree: AccessibilityTree) -> [Effect]
}
