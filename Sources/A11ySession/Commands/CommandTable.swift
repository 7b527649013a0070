// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// A named command, as the command line, scripts and the help share it.
struct CommandEntry: Sendable {
  /// Which technology the command is for; `nil` for the session itself.
  enum Owner: Sendable { case voiceOver, switchControl, session }

  var name: String
  var usage: String
  var summary: String
  var owner: Owner
  /// What can follow the name, for completion.
  var words = CommandWords.any
  /// Makes the command from the text after the name; `nil` if that does not fit.
  var make: @Sendable (String) throws -> SessionCommand?
}

enum CommandTable {
  static let all: [CommandEntry] = voiceOver + switchControl + session + system

  static let voiceOver: [CommandEntry] = [
    plain("next", "Go to the next element", .next),
    plain("previous", "Go to the previous element", .previous),
    plain("first", "Go to the first element", .first),
    plain("last", "Go to the last element", .last),
    plain("activate", "Activate the element", .activate),
    plain("escape", "Leave: close the alert or pop-up, go back", .escape),
    plain("magic tap", "Do the main thing of the screen", .magicTap),
    plain("increment", "Step the value up", .increment),
    plain("decrement", "Step the value down", .decrement),
    plain("show menu", "Open the element’s menu", .showMenu),
    plain("rotor up", "Move back by what the rotor is set to", .rotorMove(.backward)),
    plain("rotor down", "Move on by what the rotor is set to", .rotorMove(.forward)),
    plain("rotor next", "Turn the rotor on", .turnRotor(.forward)),
    plain("rotor previous", "Turn the rotor back", .turnRotor(.backward)),
    CommandEntry(
      name: "rotor",
      usage: "rotor NAME",
      summary: "Set the rotor, as in “rotor headings”",
      owner: .voiceOver,
      words: .names { RotorItem.standard.map(\.name) }
    ) { try .voiceOver(.setRotor(CommandParser.rotorItem($0))) },
    CommandEntry(
      name: "find next",
      usage: "find next NAME",
      summary: "Go to the next of a kind",
      owner: .voiceOver,
      words: .names { RotorItem.standard.map(\.name) }
    ) { try .voiceOver(.find(CommandParser.rotorItem($0), .forward)) },
    CommandEntry(
      name: "find previous",
      usage: "find previous NAME",
      summary: "Go to the previous of a kind",
      owner: .voiceOver,
      words: .names { RotorItem.standard.map(\.name) }
    ) { try .voiceOver(.find(CommandParser.rotorItem($0), .backward)) },
    plain("row up", "Go to the row above", .tableMove(.up)),
    plain("row down", "Go to the row below", .tableMove(.down)),
    plain("column left", "Go to the cell before", .tableMove(.left)),
    plain("column right", "Go to the cell behind", .tableMove(.right)),
    plain("read from here", "Read everything from here on", .readFromHere),
    plain("read from top", "Read everything from the top", .readFromTop),
    plain("pause", "Pause reading or scanning, or go on", .pauseOrResume),
    plain("repeat", "Say again what was said last", .repeat),
    plain("spell", "Spell what the element is called", .spell),
    plain("actions", "Open the list of the element’s actions", .actions),
    plain("more content", "Say the further facts of the element", .moreContent),
    CommandEntry(
      name: "action",
      usage: "action NAME",
      summary: "Run one of the element’s actions",
      owner: .voiceOver
    ) { $0.isEmpty ? nil : .voiceOver(.performAction($0)) },
    CommandEntry(
      name: "choose",
      usage: "choose WORDS",
      summary: "Go to the first element with these words",
      owner: .voiceOver,
      words: .labels
    ) { $0.isEmpty ? nil : .voiceOver(.choose($0)) },
    CommandEntry(
      name: "scroll",
      usage: "scroll up|down|left|right",
      summary: "Scroll one page",
      owner: .voiceOver,
      words: .names { ["up", "down", "left", "right"] }
    ) { CommandParser.edge($0).map { .voiceOver(.scroll($0)) } },
  ]

  static let switchControl: [CommandEntry] = [
    CommandEntry(
      name: "select",
      usage: "select [held TIME]",
      summary: "Press the select switch",
      owner: .switchControl
    ) { try CommandParser.held($0).map { .switchControl(.select, held: $0) } },
    CommandEntry(
      name: "scanner menu",
      usage: "scanner menu",
      summary: "Open the scanner menu",
      owner: .switchControl
    ) { $0.isEmpty ? .switchControl(.scannerMenu) : nil },
    CommandEntry(
      name: "restart",
      usage: "restart",
      summary: "Scan from the first stop",
      owner: .switchControl
    ) { $0.isEmpty ? .switchControl(.restart) : nil },
  ]

  static let session: [CommandEntry] = [
    CommandEntry(
      name: "press",
      usage: "press KEY [held TIME]",
      summary: "Press a key, as in “press h” or “press command+s”",
      owner: .session
    ) { try CommandParser.press($0) },
    CommandEntry(
      name: "type",
      usage: "type TEXT",
      summary: "Type a text where keyboard focus is",
      owner: .session
    ) { $0.isEmpty ? nil : .type($0) },
    CommandEntry(
      name: "wait",
      usage: "wait TIME",
      summary: "Let time pass, as in “wait 2s”",
      owner: .session
    ) { try .wait(CommandParser.duration($0)) },
    CommandEntry(
      name: "focus",
      usage: "focus #ID|WORDS [for TECHNOLOGY]",
      summary: "Move the cursors as a program would",
      owner: .session,
      words: .labels
    ) { try CommandParser.focus($0) },
    CommandEntry(
      name: "announce",
      usage: "announce [low|default|high] TEXT",
      summary: "Say something as a program would",
      owner: .session
    ) { CommandParser.announce($0) },
    CommandEntry(
      name: "technology",
      usage: "technology [voiceover|switch-control]",
      summary: "Have the keys drive a technology, or the other one",
      owner: .session,
      words: .names { AssistiveTechnology.allCases.map(\.rawValue) }
    ) { $0.isEmpty ? .switchTechnology : try .setTechnology(CommandParser.technology($0)) },
    CommandEntry(
      name: "tab",
      usage: "tab",
      summary: "Move keyboard focus on",
      owner: .session
    ) { $0.isEmpty ? .moveKeyboardFocus(.forward) : nil },
    CommandEntry(
      name: "shift-tab",
      usage: "shift-tab",
      summary: "Move keyboard focus back",
      owner: .session
    ) { $0.isEmpty ? .moveKeyboardFocus(.backward) : nil },
    CommandEntry(
      name: "set",
      usage: "set NAME VALUE",
      summary: "Change a setting, as in “set hints off”",
      owner: .session,
      words: .settings
    ) { CommandParser.setting($0) },
    CommandEntry(
      name: "write",
      usage: "write FILE",
      summary: "Write down the session so far as a transcript",
      owner: .session
    ) { $0.isEmpty ? nil : .write(path: $0) },
    CommandEntry(name: "help", usage: "help", summary: "Show what the keys do", owner: .session) {
      $0.isEmpty ? .help : nil
    },
    CommandEntry(name: "quit", usage: "quit", summary: "End the session", owner: .session) {
      $0.isEmpty ? .quit : nil
    },
  ]

  private static func plain(
    _ name: String,
    _ summary: String,
    _ command: VoiceOver.Command
  ) -> CommandEntry {
    CommandEntry(name: name, usage: name, summary: summary, owner: .voiceOver) {
      $0.isEmpty ? .voiceOver(command) : nil
    }
  }
}
