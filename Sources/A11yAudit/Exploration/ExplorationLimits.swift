// SPDX-License-Identifier: MIT

/// How much an exploration of a live screen does.
public struct ExplorationLimits: Hashable, Sendable {
  /// Whether anything is pressed at all.
  public var acts = true
  /// The most controls that are pressed.
  public var controls = 60
  /// The most wall-clock time that pressing may take.
  public var time: Duration = .seconds(60)
  /// How long the screen is listened to after each act.
  public var listening: Duration = .seconds(3)
  /// How long the screen is watched while nothing is done.
  public var watching: Duration = .seconds(10)
  /// The same where time is that of the clock.
  public var watchingByClock: Duration = .seconds(4)
  /// The most presses of the Tab key.
  public var tabs = 300
  /// The most wall-clock time that pressing Tab may take: a large page is read again after each.
  public var tabbing: Duration = .seconds(10)
  /// The most stops of a dialog that are tried to close it.
  public var exits = 6
  /// Names that are pressed although they are among those that are never pressed unasked.
  public var allowed: Set<String> = []

  /// Creates the usual limits.
  public init() {}
}
