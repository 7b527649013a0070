// SPDX-License-Identifier: MIT

import A11yTree

/// The limits of an exploration of a live screen.
public struct ExplorationLimits: Hashable, Sendable {
  /// Whether controls are pressed.
  public var acts = true
  /// The maximum number of controls to press.
  public var controls = 60
  /// The maximum wall-clock time for pressing controls if the source follows the wall clock. In virtual time, only the
  /// number of controls is limited, so that every audit of a screen presses the same controls.
  public var time: Duration = .seconds(60)
  /// The duration for which the exploration listens after each action.
  public var listening: Duration = .seconds(3)
  /// The duration for which the exploration watches the screen without performing any actions.
  public var watching: Duration = .seconds(10)
  /// The duration for which the exploration watches a source that follows the wall clock.
  public var watchingByClock: Duration = .seconds(4)
  /// The maximum number of presses of the Tab key.
  public var tabs = 300
  /// The maximum wall-clock time for pressing Tab if the source follows the wall clock.
  public var tabbing: Duration = .seconds(10)
  /// The maximum number of stops that are pressed in an attempt to close a dialog.
  public var exits = 6
  /// Controls that the exploration may press although their names contain words that normally prevent a press.
  public var allowed: [NamePattern] = []
  /// Controls that the exploration does not press.
  public var left: [NamePattern] = []
  /// Whether the exploration lists the controls to press instead of pressing them.
  public var isRehearsal = false

  /// Creates the default limits.
  public init() {}

  /// The limits for reading the screen without pressing controls, moving with Tab or watching the screen.
  package static let reading = {
    var limits = Self()
    limits.acts = false
    limits.tabs = 0
    limits.watching = .zero
    limits.watchingByClock = .zero
    return limits
  }()

  /// Returns the reason that a control is not pressed, or `nil` if the control is pressed.
  func reasonToLeave(_ element: Element) -> String? {
    let name = element.label
    if left.contains(where: { $0.matches(name) }) { return "as requested" }
    if allowed.contains(where: { $0.matches(name) }) { return nil }
    return NeverPressed.word(in: element).map { "because of the word “\($0)”" }
  }
}
