// SPDX-License-Identifier: MIT

import A11yTree

/// The common interface of VoiceOver and Switch Control. The cursors of VoiceOver and Switch Control respond to changes
/// in a tree.
///
/// Navigators are values. A navigator's effects depend only on its state, the command, the tree and the given time.
public protocol Navigator: Sendable {
  /// The technology that the navigator models.
  static var technology: AssistiveTechnology { get }

  /// The element on which the technology is focused.
  var cursor: ElementID? { get }

  /// The reason that the last change to the tree moved the cursor, or `nil` if the change did not move the cursor.
  var moveReason: MoveReason? { get }

  /// The time at which the navigator next acts on its own, measured from the start of the session.
  var deadline: Duration? { get }

  /// Starts navigating a tree, with the cursor on the default focus or on the first element.
  mutating func start(in tree: AccessibilityTree, at time: Duration) -> [Effect]

  /// Responds to a change in the tree.
  ///
  /// - Parameters:
  ///   - update: The change.
  ///   - anchor: The cursor's surroundings before the change.
  ///   - tree: The tree after the change.
  mutating func follow(
    _ update: TreeUpdate,
    from anchor: FocusAnchor?,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect]

  /// Moves the cursor at a program's request.
  mutating func focus(_ id: ElementID, in tree: AccessibilityTree, at time: Duration) -> [Effect]

  /// Performs all actions that are due by a given time.
  mutating func advance(to time: Duration, in tree: AccessibilityTree) -> [Effect]
}
