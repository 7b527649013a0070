// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// A named command, as the command line, scripts, transcripts and the help share it.
struct CommandEntry: Sendable {
  /// Which technology the command is for; `nil` for the session itself.
  enum Owner: Sendable { case voiceOver, switchControl, session }

  let name: String
  let nameWords: [Substring]
  var usage: String
  var summary: String
  var owner: Owner
  /// What can follow the name, for completion.
  var words = CommandWords.any
  /// Whether the command looks for an element by its words.
  var looksForElement: Bool { if case .labels = words { true } else { false } }
  /// Creates the command from the text after the name; `nil` if it is not valid.
  var make: @Sendable (String) throws -> SessionCommand?
  /// The text after the name with which a command is written; `nil` for another entry's commands.
  var argument: @Sendable (SessionCommand) -> String?

  /// A command that always does the same.
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

  /// A command with text after its name.
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

  /// A press of a switch, for a time if that is written. Without one, a word that VoiceOver shares is
  /// a command of VoiceOver's.
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
