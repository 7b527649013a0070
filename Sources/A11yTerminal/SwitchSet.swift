// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession

/// A user's switches in addition to the default keys: keys of their choice, and lines of text.
public struct SwitchSet: Sendable {
  /// The commands of the keys that are switches.
  public var keys: [Key: SwitchControl.Command] = [:]
  /// Whether each line on standard input is a switch press.
  public var readsLines = false

  /// Creates a set without switches.
  public init() {}

  /// The commands that a switch can perform, by name.
  public static let commands: [(name: String, command: SwitchControl.Command)] = [
    ("select", .select), ("next", .next), ("previous", .previous), ("menu", .scannerMenu),
    ("pause", .pauseOrResume), ("restart", .restart), ("escape", .escape),
  ]

  /// Returns the command for a line: that of the switch or key that it names, otherwise `select`.
  ///
  /// Programs that watch a device print their own lines for each press.
  func command(forLine line: String) -> SwitchControl.Command {
    if let named = Self.commands.first(where: { $0.name == line }) { return named.command }
    return (try? Key(named: line)).flatMap { keys[$0] } ?? .select
  }
}
