// SPDX-License-Identifier: MIT

/// The amount of work that a view graph has done, which performance tests check.
public struct WorkCounters: Hashable, Sendable {
  /// The number of evaluated view and modifier bodies.
  public var bodies = 0
  /// The number of `ForEach` rows that have been created.
  public var rowsMade = 0
  /// The number of elements that were emitted because they were new or had changed.
  public var elementsChanged = 0
  /// The number of nodes that exist at present.
  public var liveNodes = 0
}
