// SPDX-License-Identifier: MIT

/// How much work a view graph has done; performance tests check it.
public struct WorkCounters: Hashable, Sendable {
  /// The number of evaluated bodies of views and modifiers.
  public var bodies = 0
  /// The number of `ForEach` rows made.
  public var rowsMade = 0
  /// The number of elements emitted as new or changed.
  public var elementsChanged = 0
  /// The number of nodes that exist now.
  public var liveNodes = 0
}
