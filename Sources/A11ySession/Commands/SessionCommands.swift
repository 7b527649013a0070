// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension CommandTable {
  /// The commands for the session itself, ordered by how frequently they are used.
  static let session: [CommandEntry] = [
    entry("press", "KEY [held TIME]", "Press a key, as in “press h” or “press command+s”") {
      try CommandParser.press($0)
    } argument: {
      guard case .press(let key, let held) = $0 else { return nil }
      return held == .zero ? key.name : "\(key.name) \(held.writtenIfHeld)"
    },
    entry("type", "TEXT", "Type text into the element with keyboard focus", words: .text) {
      $0.isEmpty ? nil : .type($0)
    } argument: {
      if case .type(let text) = $0 { text } else { nil }
    },
    entry("wait", "TIME", "Let time pass, as in “wait 2s”") {
      try .wait(CommandParser.duration($0))
    } argument: {
      if case .wait(let time) = $0 { time.written } else { nil }
    },
    entry("wait for", "WORDS", "Let time pass until words are spoken or shown, for at most 30 s") {
      let words = CommandParser.unquoted($0)
      return words.isEmpty ? nil : .waitFor(words)
    } argument: {
      if case .waitFor(let words) = $0 { "\"\(words)\"" } else { nil }
    },
    entry(
      "focus",
      "#ID|WORDS [for TECHNOLOGY]",
      "Move the cursors to an element as a program would",
      words: .labels
    ) {
      try CommandParser.focus($0)
    } argument: {
      guard case .focus(let words, let technologies) = $0 else { return nil }
      let names = technologies.technologies.map(\.rawValue).joined(separator: ",")
      return technologies == .all ? words : "\(words) for \(names)"
    },
    entry(
      "announce",
      "[low|default|high] TEXT",
      "Announce text as a program would",
      words: .text
    ) {
      CommandParser.announce($0)
    } argument: {
      if case .announce(let text, let priority) = $0 { "\(priority.rawValue) \(text)" } else { nil }
    },
    entry(
      "technology",
      "[voiceover|switch-control]",
      "Select the technology that the keys control (default: the other one)",
      words: .names { AssistiveTechnology.allCases.map(\.rawValue) }
    ) {
      $0.isEmpty ? .switchTechnology : try .setTechnology(CommandParser.technology($0))
    } argument: {
      switch $0 {
      case .switchTechnology: ""
      case .setTechnology(let technology): technology.rawValue
      default: nil
      }
    },
    CommandEntry("tab", "Move keyboard focus forward", .session, .moveKeyboardFocus(.forward)),
    CommandEntry(
      "describe keyboard focus",
      "Describe the element with keyboard focus",
      .session,
      .describeKeyboardFocus
    ),
    CommandEntry("explain", "Show why the last words were spoken", .session, .explain),
    CommandEntry("shift-tab", "Move keyboard focus back", .session, .moveKeyboardFocus(.backward)),
    entry("set", "NAME VALUE", "Change a setting, as in “set hints off”", words: .settings) {
      CommandParser.setting($0)
    } argument: {
      if case .set(let name, let value) = $0 { "\(name) \(value)" } else { nil }
    },
    entry(
      "list",
      "NAME",
      "Choose from a list of elements, as in “list headings”",
      words: .names { RotorItem.listed.map(\.name) }
    ) {
      .openList(try CommandParser.rotorItem($0))
    } argument: {
      if case .openList(let item) = $0 { item.name } else { nil }
    },
    entry("write", "FILE", "Save the session so far as a transcript") {
      $0.isEmpty ? nil : .write(path: $0)
    } argument: {
      if case .write(let path) = $0 { path } else { nil }
    },
    CommandEntry("help", "Show what the keys do", .session, .help),
    CommandEntry("quit", "End the session", .session, .quit),
  ]

  private static func entry(
    _ name: String,
    _ usage: String,
    _ summary: String,
    words: CommandWords = .any,
    make: @escaping @Sendable (String) throws -> SessionCommand?,
    argument: @escaping @Sendable (SessionCommand) -> String?
  ) -> CommandEntry {
    CommandEntry(
      name: name,
      usage: "\(name) \(usage)",
      summary: summary,
      owner: .session,
      words: words,
      make: make,
      argument: argument
    )
  }
}
