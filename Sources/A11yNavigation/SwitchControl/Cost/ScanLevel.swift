// SPDX-License-Identifier: MIT

/// One choice on the path to an element: a stop of the screen, of a group, or of the scanner menu.
public struct ScanLevel: Hashable, Sendable {
  /// The index of the stop, from 0.
  public var place: Int
  /// The number of stops in one round, including the exit.
  public var count: Int

  /// Creates a choice of one stop among several.
  public init(place: Int, count: Int) {
    self.place = place
    self.count = count
  }
}
