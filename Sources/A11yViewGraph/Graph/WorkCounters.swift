/// How much a view graph has done: what tests of cost assert.
public struct WorkCounters: Hashable, Sendable {
  /// How many bodies of views and modifiers were evaluated.
  public var bodies = 0
  /// How many rows of `ForEach` were made.
  public var rowsMade = 0
  /// How many elements were given out as new or changed.
  public var elementsChanged = 0
  /// How many nodes there are now.
  public var liveNodes = 0
}
