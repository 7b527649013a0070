// SPDX-License-Identifier: MIT

/// The amount of work that a view graph has done, which performance tests check.
public struct WorkCounters: Hashable, Sendable {
  /// The number of view and modifier bodies evaluated.
  public var bodies = 0
  /// The number of `ForEach` rows created.
  public var rowsMade = 0
  /// The number of elements emitted as new or changed.
  public var elementsChanged = 0
  /// The number of nodes that currently exist.
  public var liveNodes = 0
}
