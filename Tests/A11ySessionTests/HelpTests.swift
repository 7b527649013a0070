// SPDX-License-Identifier: MIT

import A11yTree
import Foundation
import Testing

@testable import A11ySession

@Suite("Printed tables of keys and commands", .timeLimit(.minutes(30)))
struct HelpTests {
  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../Documentation/Keys.md").standardized

  /// Compares part of the documentation page on keys with the printed text. If `A11YNAV_RECORD` is 1, writes the
  /// printed text to the page instead.
  private func check(_ name: String, _ printed: String) throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.firstRange(of: "<!-- \(name) -->\n"))
    let end = try #require(text.firstRange(of: "<!-- end of \(name) -->"))
    let part = start.upperBound..<end.lowerBound
    if ProcessInfo.processInfo.environment["A11YNAV_RECORD"] == "1" {
      try text.replacingCharacters(in: part, with: printed + "\n")
        .write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(text[part] == printed + "\n")
    }
  }

  @Test("The documentation page on keys contains the printed tables of keys and commands")
  func page() throws {
    try check("keys", Help.keyTables)
    try check("commands", Help.commandTable)
  }

  @Test("No key has two uses in the same context", arguments: AssistiveTechnology.allCases)
  func unique(_ technology: AssistiveTechnology) {
    let mac = KeyTable.macRows.flatMap(\.uses).map(\.key)
    #expect(Set(mac).count == mac.count)
    let own = KeyTable.rows(for: technology).flatMap(\.uses).map(\.key)
    #expect(Set(own).count == own.count)
    let shared = KeyTable.sharedRows.flatMap(\.uses).map(\.key)
    #expect(Set(shared).count == shared.count)
    #expect(Set(own).isDisjoint(with: shared))
  }

  @Test(
    "Every key in a key table has the effect that the key’s row describes",
    arguments: [true, false]
  )
  func decided(isVoiceOver: Bool) {
    let technology: AssistiveTechnology = isVoiceOver ? .voiceOver : .switchControl
    for row in KeyTable.rows(for: technology) + KeyTable.sharedRows {
      for use in row.uses {
        #expect(KeyTable.command(for: use.key, driving: technology) == use.use)
      }
    }
    for use in KeyTable.macRows.flatMap(\.uses) {
      #expect(KeyTable.command(for: use.key, driving: .voiceOver, on: .macOS) == use.use)
    }
  }

  @Test("Every command that needs no argument can be entered by name")
  func commands() throws {
    for entry in CommandTable.all where entry.usage == entry.name {
      let command = try CommandParser.parse(entry.name, for: .voiceOver)
      #expect(command.text == entry.name)
    }
  }
}
