// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession

/// A user's switches besides the usual keys: keys of their choice, and lines of text.
public struct SwitchSet: Sendable {
  /// What keys do that are switches.
  public var keys: [Key: SwitchControl.Command] = [:]
  /// Whether each line on standard input is a press.
  public var readsLines = false

  /// Creates a set without switches.
  public init() {}

  /// What a switch can be set to, by name.
  public static let commands: [(name: String, command: SwitchControl.Command)] = [
    ("select", .select), ("next", .next), ("previous", .previous), ("menu", .scannerMenu),
    ("pause", .pauseOrResume), ("restart", .restart), ("escape", .escape),
  ]

  /// What a line does: the switch or the key that it names, else `select`.
  ///
  /// Programs that watch a device print lines of their own for each press.
  func command(forLine line: String) -> SwitchControl.Command {
    if let named = Self.commands.first(where: { $0.name == line }) { return named.command }
    return (try? Key(named: line)).flatMap { keys[$0] } ?? .select
  }
}
