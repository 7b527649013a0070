// SPDX-License-Identifier: MIT

/// The rules for when and where a session with an app begins.
///
/// The session begins when the app is quiet for the first time or when the user makes the first request, whichever
/// comes first. Before the session begins, the app is still building its windows, and the order of its events depends
/// on the machine's load. Therefore, only the tree determines the position at which the session begins. The cursor
/// starts on the first stop of the front window, and keyboard focus starts on the object that has the focused state. A
/// focus event that arrives before the session begins does not move any cursor.
struct SessionStart {
  /// The maximum time for a window to become active after the program has opened it.
  static let activationLimit: Duration = .seconds(5)

  /// The time until which the front window may become active, or `nil` if the window is not expected to become active.
  private var activation: ContinuousClock.Instant?

  /// Records that the window manager is expected to activate the front window, which happens shortly after the app
  /// shows the window.
  mutating func expectActivation(from now: ContinuousClock.Instant) {
    activation = now + Self.activationLimit
  }

  /// Returns whether the front window may still become active before the session begins.
  func awaitsActivation(at now: ContinuousClock.Instant) -> Bool {
    activation.map { now < $0 } ?? false
  }
}
