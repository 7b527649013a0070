// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// A named command, used by the command line, scripts, transcripts and the help.
struct CommandEntry: Sendable {
  /// The technology for which the command is intended, or the session itself.
  enum Owner: Sendable { case voiceOver, switchControl, session }

  let name: String
  let nameWords: [Substring]
  var usage: String
  var summary: String
  var owner: Owner
  /// The words that completion offers after the name.
  var words = CommandWords.any
  /// Whether the command searches for an element by its words.
  var looksForElement: Bool { if case .labels = words { true } else { false } }
  /// A closure that creates the command from the text after the name, or returns `nil` if the text is not valid.
  var make: @Sendable (String) throws -> SessionCommand?
  /// A closure that returns the text to write after a command's name, or `nil` if the command does not belong to this
  /// entry.
  var argument: @Sendable (SessionCommand) -> String?

  /// Creates an entry for a command without an argument.
  init(_ name: String, _ summary: String, _ owner: Owner, _ command: SessionCommand) {
    self.init(
      name: name,
      usage: name,
      summary: summary,
      owner: owner,
      make: { $0.isEmpty ? command : nil },
      argument: { $0 == command ? "" : nil }
    )
  }

  /// Creates an entry for a command with text after its name.
  init(
    name: String,
    usage: String,
    summary: String,
    owner: Owner,
    words: CommandWords = .any,
    make: @escaping @Sendable (String) throws -> SessionCommand?,
    argument: @escaping @Sendable (SessionCommand) -> String?
  ) {
    self.name = name
    nameWords = name.split(separator: " ")
    self.usage = usage
    self.summary = summary
    self.owner = owner
    self.words = words
    self.make = make
    self.argument = argument
  }

  /// Creates an entry for pressing a switch. If a time follows the name, the switch is held for that time. If no time
  /// follows the name, a word that is also the name of a VoiceOver command is parsed as the VoiceOver command.
  static func press(
    _ name: String,
    usage: String? = nil,
    _ summary: String,
    _ press: SwitchControl.Command,
    orElse shared: VoiceOver.Command? = nil
  ) -> CommandEntry {
    CommandEntry(
      name: name,
      usage: usage ?? name,
      summary: summary,
      owner: shared == nil ? .switchControl : .voiceOver,
      make: { text in
        if let shared, text.isEmpty { return .voiceOver(shared) }
        return try CommandParser.held(text).map { .switchControl(press, held: $0) }
      },
      argument: { command in
        if case .switchControl(press, let held) = command { return held.writtenIfHeld }
        return shared.map { .voiceOver($0) == command } == true ? "" : nil
      }
    )
  }
}
