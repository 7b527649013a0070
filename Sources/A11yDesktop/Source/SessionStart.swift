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

  /// Until when the front window may become active; `nil` if nothing is going to activate it.
  private var activation: ContinuousClock.Instant?

  /// Expects a window manager to activate the front window, which it does a moment after the app
  /// has shown it.
  mutating func expectActivation(from now: ContinuousClock.Instant) {
    activation = now + Self.activationLimit
  }

  /// Whether the front window may still become active before the session begins.
  func awaitsActivation(at now: ContinuousClock.Instant) -> Bool {
    activation.map { now < $0 } ?? false
  }
}
