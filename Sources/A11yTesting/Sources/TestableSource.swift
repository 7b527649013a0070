// SPDX-License-Identifier: MIT

import A11yTree

/// A source of elements that tells a test what is still pending.
///
/// A host that runs a program conforms, as those of views and apps do, and ``Session`` opens it
/// with ``Session/init(source:readingOrder:technology:settings:fileID:filePath:line:column:)``. Any
/// other source can be opened too, but then nothing counts as pending.
@MainActor
public protocol TestableSource: TreeSource {
  /// What the program has begun and not yet finished.
  var pendingActivities: [any PendingActivity] { get }

  /// The focus requests that have found no element yet, in words.
  var unansweredFocus: [String] { get }

  /// The problems in the program, each once, in the order in which they were noticed.
  var problems: [String] { get }

  /// Applies changes made outside of any request and sends them on.
  func takeTurn()

  /// Returns when everything that the program has dispatched has run, or after a limit, in
  /// wall-clock time; at once where that cannot be known.
  func becomeIdle(within limit: Duration) async

  /// Advances the program's time to whatever it waits for next, and returns by how much; `nil` if
  /// nothing is due within the limit, or if its time is real.
  func skipAhead(within limit: Duration) -> Duration?
}

extension TestableSource {
  /// Nothing can be known.
  public func becomeIdle(within limit: Duration) async {}

  /// Time is real.
  public func skipAhead(within limit: Duration) -> Duration? { nil }
}
