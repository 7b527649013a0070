// SPDX-License-Identifier: MIT

import A11yTree

/// A source of elements that reports pending work to a test.
///
/// The hosts of views and apps conform to this protocol, and ``Session`` opens such a source with
/// ``Session/init(source:readingOrder:technology:settings:fileID:filePath:line:column:)``. Any other source can also be
/// opened, but no work of such a source is treated as pending.
@MainActor
public protocol TestableSource: TreeSource {
  /// The activities that the program has begun and not yet finished.
  var pendingActivities: [any PendingActivity] { get }

  /// The focus requests that have not found an element yet, in words.
  var unansweredFocus: [String] { get }

  /// The problems in the program, each listed only once, in the order in which they were noticed.
  var problems: [String] { get }

  /// Applies changes that were made outside any request, and sends them to the session.
  func takeTurn()

  /// Returns when all work that the program has dispatched has run, or after a limit in wall-clock time. The call
  /// returns immediately if pending work cannot be determined.
  func becomeIdle(within limit: Duration) async

  /// Advances the program's time to the next event that the program is waiting for. Returns the duration by which time
  /// advanced, or `nil` if nothing is due within the limit or if the program's time is real.
  func skipAhead(within limit: Duration) -> Duration?
}

extension TestableSource {
  /// Returns immediately, because pending work cannot be determined by default.
  public func becomeIdle(within limit: Duration) async {}

  /// Returns `nil`, because the program's time is real by default.
  public func skipAhead(within limit: Duration) -> Duration? { nil }
}
