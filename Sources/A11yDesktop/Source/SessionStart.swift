// SPDX-License-Identifier: MIT

/// When a session on an app begins, and where.
///
/// The session begins when the app is first quiet, or with the user's first request if that comes
/// earlier. Until then the app is still building its windows, and the order of its events depends
/// on how busy the machine is, so the start follows from the tree alone: the cursor is on the first
/// stop of the front window, and keyboard focus is where the app's states say it is. A focus event
/// that arrives earlier moves no cursor.
struct SessionStart {
  /// How long a window that the program has just opened may take to become active.
  static let activationLimit: Duration = .seconds(5)

  /// Whether the session has begun.
  private(set) var isOver = false
  /// Until when the front window may become active; `nil` if nothing is going to activate it.
  private var activation: ContinuousClock.Instant?

  /// Expects a window manager to activate the front window, which it does a moment after the app
  /// has shown it.
  mutating func expectActivation(from now: ContinuousClock.Instant) {
    activation = now + Self.activationLimit
  }

  /// Begins the session.
  mutating func end() { isOver = true }

  /// Whether the front window has yet to become active.
  func awaitsActivation(isActive: Bool, at now: ContinuousClock.Instant) -> Bool {
    guard !isOver, !isActive, let activation else { return false }
    return now < activation
  }
}
