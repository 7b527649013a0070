// SPDX-License-Identifier: MIT

import A11yTree

/// All commands that a user can give by name. Each entry parses its command, converts it to text, and contains the
/// command's summary for the help.
enum CommandTable {
  static let all: [CommandEntry] = voiceOver + switchControl + session + system

  /// Returns the entry with the longest name that the words begin with. The complexity is O(number of names with the
  /// same first word).
  static func entry(for words: [Substring]) -> CommandEntry? {
    words.first.flatMap { byFirstWord[$0] }?.first { words.starts(with: $0.nameWords) }
  }

  /// Returns the entry for a search command if its question mark allows the search to find nothing.
  static func search(for words: [Substring]) -> CommandEntry? {
    guard let first = words.first, first.hasSuffix("?") else { return nil }
    return entry(for: [first.dropLast()]).flatMap { $0.looksForElement ? $0 : nil }
  }

  /// Returns a suggestion that names commands containing any typed word except the first, because a user who typed
  /// `next column` probably meant `column right`.
  static func suggestion(for words: [Substring]) -> String {
    let others = Set(words.dropFirst())
    let names = all.filter { !others.isDisjoint(with: $0.nameWords) }.map { "“\($0.name)”" }
    guard let last = names.last, names.count <= 4 else { return "" }
    let list = names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " or " + last
    return "; did you mean \(list)?"
  }

  /// The entries, keyed by the first word of their names, longest name first.
  private static let byFirstWord = Dictionary(grouping: all) { $0.nameWords[0] }
    .mapValues { $0.sorted { $0.nameWords.count > $1.nameWords.count } }

  /// Returns a command as text in a script's syntax.
  ///
  /// Some commands are written as other commands. For example, a move to an element is written as `focus #ID`.
  static func text(of command: SessionCommand) -> String {
    let command = command.asWritten
    for entry in entries(for: command) {
      guard let argument = entry.argument(command) else { continue }
      return argument.isEmpty ? entry.name : "\(entry.name) \(argument)"
    }
    // The only other command is a key that is offered to the program.
    return "press a key"
  }

  /// The commands for a switch user, some of which have the same names as VoiceOver commands.
  static let switches = switchControl + voiceOver

  /// Returns the few entries among which to look up a command of a given kind.
  private static func entries(for command: SessionCommand) -> [CommandEntry] {
    if let technology = command.technology { return technology.navigator.commands }
    if case .system = command { return system }
    return session
  }
}
