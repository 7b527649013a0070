import A11yTree

/// What VoiceOver and Switch Control have in common: a cursor that follows a tree.
///
/// A navigator is a value. What it does depends on its state, the command, the tree and the time
/// that it is told, and on nothing else.
public protocol Navigator: Sendable {
  /// The technology that the navigator is.
  static var technology: AssistiveTechnology { get }

  /// The element that the technology is focused on.
  var cursor: ElementID? { get }

  /// When the navigator wants to be told the time, counted from the start of the session.
  var deadline: Duration? { get }

  /// Starts on a tree: the cursor goes to the default focus, else to the first element.
  mutating func start(in tree: AccessibilityTree, at time: Duration) -> [Effect]

  /// Follows a tree that has changed.
  ///
  /// - Parameters:
  ///   - update: What changed.
  ///   - anchor: What was around the cursor before.
  ///   - tree: The tree as it is now.
  mutating func follow(
    _ update: TreeUpdate,
    from anchor: FocusAnchor?,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect]

  /// Moves the cursor because a program asked for it.
  mutating func focus(_ id: ElementID, in tree: AccessibilityTree, at time: Duration) -> [Effect]

  /// Tells the navigator the time.
  mutating func advance(to time: Duration, in tree: AccessibilityTree) -> [Effect]
}
