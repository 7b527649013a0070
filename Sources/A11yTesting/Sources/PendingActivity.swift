// SPDX-License-Identifier: MIT

/// An activity that a program has started and not yet finished, such as a view's `task`.
///
/// A test waits for pending activities, and fails if an activity is still running at the end of the test.
public protocol PendingActivity: AnyObject, Sendable {
  /// The activity's name, such as `task in Feed`.
  var name: String { get }

  /// Whether the activity has ended.
  var isFinished: Bool { get }

  /// Calls a closure when the activity has ended, or immediately if it has already ended.
  func whenFinished(_ body: @escaping @Sendable () -> Void)
}
