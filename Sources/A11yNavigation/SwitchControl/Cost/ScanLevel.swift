// SPDX-License-Identifier: MIT

/// One choice on the path to an element or a key: a stop on the screen, in a group, or in a panel.
public struct ScanLevel: Hashable, Sendable {
  /// The number of stops from the stop at which the scanner begins to the chosen stop.
  public var place: Int
  /// The number of stops in one round of scanning, including the exit.
  public var count: Int

  /// Whether the scanner begins at the first stop of the level. The scanner may rest longer at the first stop than at
  /// other stops.
  public var beginsAtFirst: Bool

  /// The timing of the gliding cursor, if the choice is a position at which the user fixes the moving cursor.
  public var glide: Glide?

  /// The timing of a gliding cursor.
  public struct Glide: Hashable, Sendable {
    /// The time from the start of the cursor's pass to the chosen position.
    public var time: Duration
    /// The duration of the whole pass.
    public var round: Duration
  }

  /// Creates a choice that fixes a gliding cursor at a position.
  init(glide: Glide) {
    self.init(place: 0, count: 1)
    self.glide = glide
  }

  /// Creates the choice of one of several stops.
  public init(place: Int, count: Int, beginsAtFirst: Bool = true) {
    self.place = place
    self.count = count
    self.beginsAtFirst = beginsAtFirst
  }
}
