// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The help for keys and commands, generated from `KeyTable` and the command table.
public enum Help {
  /// Returns a technology's keys on a platform, one row per line, in the form that the `?` key shows.
  public static func text(
    for technology: AssistiveTechnology,
    on platform: Platform = .iOS
  ) -> String {
    (KeyTable.rows(for: technology, on: platform) + KeyTable.sharedRows)
      .filter { !$0.isOnKeysPageOnly }
      .map { $0.keys.padding(to: 14) + $0.summary }
      .joined(separator: "\n")
  }

  /// The commands by name, one per line.
  public static var commands: String {
    CommandTable.all.map { $0.usage.padding(to: 38) + $0.summary }.joined(separator: "\n")
  }

  /// All keys as Markdown tables, as in Documentation/Keys.md.
  public static var keyTables: String {
    let technologies = AssistiveTechnology.allCases.map { technology in
      (technology.name, KeyTable.rows(for: technology).map { ($0.keys, $0.summary) })
    }
    let others = [
      ("VoiceOver on the Mac: additional keys", KeyTable.macRows.map { ($0.keys, $0.summary) }),
      ("Both technologies", KeyTable.sharedRows.map { ($0.keys, $0.summary) }),
      ("In a text field", KeyTable.textRows.map { ($0.keys, $0.summary) }),
      ("In the command line and the item chooser", KeyTable.lineRows.map { ($0.keys, $0.summary) }),
    ]
    return (technologies + others).map(table).joined(separator: "\n\n")
  }

  /// All commands as a Markdown table, as in Documentation/Keys.md.
  public static var commandTable: String {
    table("Command", CommandTable.all.map { ("`\($0.usage)`", $0.summary) })
  }

  private static func table(_ title: String, _ rows: [(String, String)]) -> String {
    (["| \(title) | |", "|---|---|"] + rows.map { "| \(cell($0)) | \(cell($1)) |" })
      .joined(separator: "\n")
  }

  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|")
  }
}

extension String {
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 1))
  }
}
