// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession

/// A user's switches in addition to the default keys: keys of their choice, and lines of text.
public struct SwitchSet: Sendable {
  /// One switch: what it does when it is pressed, and when it is held for the time of a long press.
  public struct Switch: Hashable, Sendable {
    /// What a press does.
    public var action: SwitchAction
    /// What a long press does; `nil` for the same, or for the select switch what the settings say.
    public var longPress: SwitchAction?

    /// Creates a switch.
    public init(_ action: SwitchAction, longPress: SwitchAction? = nil) {
      self.action = action
      self.longPress = longPress
    }

    /// Returns what a press that lasted for a time does.
    func command(held: Duration, longPress least: Duration) -> SwitchControl.Command {
      let isLong = least > .zero && held >= least
      return ((isLong ? longPress : nil) ?? action).command
    }
  }

  /// The keys that are switches.
  public var keys: [Key: Switch] = [:]
  /// Whether each line on standard input is a switch press.
  public var readsLines = false

  /// Creates a set without switches.
  public init() {}

  /// Returns the command for a line: that of the switch or key that it names, otherwise `select`.
  ///
  /// Programs that watch a device print their own lines for each press.
  func command(forLine line: String) -> SwitchControl.Command {
    if let named = SwitchAction(rawValue: line) { return named.command }
    return (try? Key(named: line)).flatMap { keys[$0]?.action.command } ?? .select
  }
}
