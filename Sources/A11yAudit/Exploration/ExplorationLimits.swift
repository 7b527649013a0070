// SPDX-License-Identifier: MIT

/// The limits of an exploration of a live screen.
public struct ExplorationLimits: Hashable, Sendable {
  /// Whether any controls are pressed.
  public var acts = true
  /// The maximum number of controls to press.
  public var controls = 60
  /// The maximum wall-clock time for pressing controls.
  public var time: Duration = .seconds(60)
  /// How long the exploration listens after each action.
  public var listening: Duration = .seconds(3)
  /// How long the exploration watches the screen without acting.
  public var watching: Duration = .seconds(10)
  /// The same duration for a source that follows the wall clock.
  public var watchingByClock: Duration = .seconds(4)
  /// The maximum number of presses of the Tab key.
  public var tabs = 300
  /// The maximum wall-clock time for pressing Tab, limited because a large page is read again after each press.
  public var tabbing: Duration = .seconds(10)
  /// The maximum number of stops tried to close a dialog.
  public var exits = 6
  /// The names of controls that may be pressed although their names are on the list of controls never pressed
  /// by default.
  public var allowed: Set<String> = []

  /// Creates the default limits.
  public init() {}
}
