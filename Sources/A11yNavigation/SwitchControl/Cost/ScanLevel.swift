// SPDX-License-Identifier: MIT

/// One choice on the path to an element or a key: a stop of the screen, of a group, or of a panel.
public struct ScanLevel: Hashable, Sendable {
  /// The number of stops before the chosen stop, counted from the stop at which the scanner begins.
  public var place: Int
  /// The number of stops in one round, including the exit.
  public var count: Int

  /// Whether the scanner begins at the first stop of the level, where it may rest longer.
  public var beginsAtFirst: Bool

  /// Creates a choice of one stop among several.
  public init(place: Int, count: Int, beginsAtFirst: Bool = true) {
    self.place = place
    self.count = count
    self.beginsAtFirst = beginsAtFirst
  }
}
