// SPDX-License-Identifier: MIT

import A11yTree

/// All commands by name: how each is read, how it is written, and what the help says of it.
enum CommandTable {
  static let all: [CommandEntry] = voiceOver + switchControl + session + system

  /// The entry with the longest name that some words begin with. O(names with the same first word).
  static func entry(for words: [Substring]) -> CommandEntry? {
    words.first.flatMap { byFirstWord[$0] }?.first { words.starts(with: $0.nameWords) }
  }

  /// The entry of a command that looks for an element and may find none, such as `choose? Delete`.
  static func search(for words: [Substring]) -> CommandEntry? {
    guard let first = words.first, first.hasSuffix("?") else { return nil }
    return entry(for: [first.dropLast()]).flatMap { $0.looksForElement ? $0 : nil }
  }

  /// Names the commands that contain one of the words after the first: `next column` was meant as `column right`.
  static func suggestion(for words: [Substring]) -> String {
    let others = Set(words.dropFirst())
    let names = all.filter { !others.isDisjoint(with: $0.nameWords) }.map { "“\($0.name)”" }
    guard let last = names.last, names.count <= 4 else { return "" }
    let list = names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " or " + last
    return "; did you mean \(list)?"
  }

  /// The entries by the first word of their names, the longest name first.
  private static let byFirstWord = Dictionary(grouping: all) { $0.nameWords[0] }
    .mapValues { $0.sorted { $0.nameWords.count > $1.nameWords.count } }

  /// A command as a script writes it.
  ///
  /// Some are written as others: going to an element as `focus #ID`.
  static func text(of command: SessionCommand) -> String {
    let command = command.asWritten
    for entry in entries(for: command) {
      guard let argument = entry.argument(command) else { continue }
      return argument.isEmpty ? entry.name : "\(entry.name) \(argument)"
    }
    // What is left is a key that the program is asked to take.
    return "press a key"
  }

  /// The commands of a switch user: some have the names of VoiceOver's.
  static let switches = switchControl + voiceOver

  /// Where a command is looked for; each kind has few entries.
  private static func entries(for command: SessionCommand) -> [CommandEntry] {
    if let technology = command.technology { return technology.navigator.commands }
    if case .system = command { return system }
    return session
  }
}
