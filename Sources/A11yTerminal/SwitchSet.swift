// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession

/// The user's additional switches, which are keys that the user has chosen and lines of text.
public struct SwitchSet: Sendable {
  /// A switch, with the actions for a press and a long press.
  public struct Switch: Hashable, Sendable {
    /// The action that a press performs.
    public var action: SwitchAction
    /// The action that a long press performs. If the action for a long press is `nil`, a long press performs the action
    /// of a press or, for the select switch, the action in the settings.
    public var longPress: SwitchAction?

    /// Creates a switch.
    public init(_ action: SwitchAction, longPress: SwitchAction? = nil) {
      self.action = action
      self.longPress = longPress
    }

    /// Whether a press only moves the scanner and a long press has no other action.
    var isMove: Bool { (action == .next || action == .previous) && longPress == nil }

    /// Returns the command for a press with a given duration.
    func command(held: Duration, longPress least: Duration) -> SwitchControl.Command {
      let isLong = least > .zero && held >= least
      return ((isLong ? longPress : nil) ?? action).command
    }
  }

  /// The keys that act as switches.
  public var keys: [Key: Switch] = [:]
  /// Whether each line on standard input counts as a switch press.
  public var readsLines = false

  /// Creates a set without any switches.
  public init() {}

  /// Returns the command for a line, which is the command of the switch or key that the line names, or `select` if the
  /// line names neither.
  ///
  /// A line does not have to name a switch, because programs that watch a device print their own lines for each press.
  func command(forLine line: String) -> SwitchControl.Command {
    if let named = SwitchAction(rawValue: line) { return named.command }
    return (try? Key(named: line)).flatMap { keys[$0]?.action.command } ?? .select
  }
}
