// SPDX-License-Identifier: MIT

/// One choice on the way to an element: a stop of the screen, of a group, or of the scanner menu.
public struct ScanLevel: Hashable, Sendable {
  /// The place of the stop, from 0.
  public var place: Int
  /// How many stops one round has, the way out included.
  public var count: Int

  /// Creates a choice of one stop among several.
  public init(place: Int, count: Int) {
    self.place = place
    self.count = count
  }
}
