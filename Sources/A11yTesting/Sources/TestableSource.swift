// SPDX-License-Identifier: MIT

import A11yTree

/// A source of elements that reports pending work to a test.
///
/// The hosts of views and apps conform to this protocol, and ``Session`` opens such a source with
/// ``Session/init(source:readingOrder:technology:settings:fileID:filePath:line:column:)``. Any other source can also be
/// opened, but none of its work is treated as pending.
@MainActor
public protocol TestableSource: TreeSource {
  /// The activities that the program has started and not yet finished.
  var pendingActivities: [any PendingActivity] { get }

  /// The focus requests that have not found an element yet, as text.
  var unansweredFocus: [String] { get }

  /// The program's problems, each listed only once, in the order in which they were detected.
  var problems: [String] { get }

  /// Applies changes that were made outside of any request, and sends them to the session.
  func takeTurn()

  /// Returns when all work that the program has dispatched has run, or when a limit in wall-clock time is reached. The
  /// call returns immediately if pending work cannot be determined.
  func becomeIdle(within limit: Duration) async

  /// Advances the program's time to the next event that the program is waiting for. Returns the amount of time that has
  /// passed, or `nil` if nothing is due within the limit or the program's time is real.
  func skipAhead(within limit: Duration) -> Duration?
}

extension TestableSource {
  /// By default, returns immediately, because pending work cannot be determined.
  public func becomeIdle(within limit: Duration) async {}

  /// By default, returns `nil`, because the program's time is real.
  public func skipAhead(within limit: Duration) -> Duration? { nil }
}
