// SPDX-License-Identifier: MIT

/// Something that a program has begun and not yet finished, such as a `task` of a view.
///
/// A test waits for it, and fails if it is still running at the end.
public protocol PendingActivity: AnyObject, Sendable {
  /// Its name, such as `task in Feed`.
  var name: String { get }

  /// Whether it has ended.
  var isFinished: Bool { get }

  /// Calls back when it has ended; at once if it already has.
  func whenFinished(_ body: @escaping @Sendable () -> Void)
}
