// SPDX-License-Identifier: MIT

/// Counters for the work that a view graph has done, which performance tests check.
public struct WorkCounters: Hashable, Sendable {
  /// The number of evaluated view and modifier bodies.
  public var bodies = 0
  /// The number of `ForEach` rows that have been created.
  public var rowsMade = 0
  /// The number of elements that were emitted because they were new or had changed.
  public var elementsChanged = 0
  /// The number of nodes that currently exist.
  public var liveNodes = 0
}
