// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension KeyTable {
  static let switchControlRows: [KeyRow<SessionCommand>] = [
    row("Space", "select", [(.space, .select)]),
    row("Enter →", "next stop", [(Key(.enter), .next), (Key(.right), .next)]),
    row("←", "previous stop", [(Key(.left), .previous)]),
    row("m", "scanner menu", [(Key("m"), .scannerMenu)]),
    row("p", "pause or resume scanning", [(Key("p"), .pauseOrResume)]),
    row("Escape", "leave", [(Key(.escape), .escape)]),
  ]

  private static func row(
    _ keys: String,
    _ summary: String,
    _ uses: [(Key, SwitchControl.Command)]
  ) -> KeyRow<SessionCommand> {
    KeyRow(keys, summary, uses.map { ($0.0, .switchControl($0.1)) })
  }
}
