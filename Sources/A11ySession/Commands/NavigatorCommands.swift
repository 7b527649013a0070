// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension CommandTable {
  /// The commands for VoiceOver, some of which have the same names as commands for Switch Control.
  static let voiceOver: [CommandEntry] = [
    .press("next", "Go to the next element", .next, orElse: .next),
    .press("previous", "Go to the previous element", .previous, orElse: .previous),
    plain("first", "Go to the first element", .first),
    plain("last", "Go to the last element", .last),
    plain("activate", "Activate the element", .activate),
    .press("escape", "Close the alert or pop-up, or go back", .escape, orElse: .escape),
    plain("magic tap", "Perform the screen’s main action", .magicTap),
    plain("increment", "Increase the value by one step", .increment),
    plain("decrement", "Decrease the value by one step", .decrement),
    plain("show menu", "Open the element’s menu", .showMenu),
    plain("rotor up", "Go to the rotor’s previous item", .rotorMove(.backward)),
    plain("rotor down", "Go to the rotor’s next item", .rotorMove(.forward)),
    plain("rotor next", "Turn the rotor to the next setting", .turnRotor(.forward)),
    plain("rotor previous", "Turn the rotor to the previous setting", .turnRotor(.backward)),
    rotor("rotor", "Set the rotor, as in “rotor headings”") {
      .setRotor($0)
    } item: {
      if case .setRotor(let item) = $0 { item } else { nil }
    },
    rotor("find next", "Go to the next element of the given kind") {
      .find($0, .forward)
    } item: {
      if case .find(let item, .forward) = $0 { item } else { nil }
    },
    rotor("find previous", "Go to the previous element of the given kind") {
      .find($0, .backward)
    } item: {
      if case .find(let item, .backward) = $0 { item } else { nil }
    },
    plain("row up", "Go to the row above", .tableMove(.up)),
    plain("row down", "Go to the row below", .tableMove(.down)),
    plain("column left", "Go to the previous cell", .tableMove(.left)),
    plain("column right", "Go to the next cell", .tableMove(.right)),
    plain("read from here", "Read everything from the cursor to the end", .readFromHere),
    plain("read from top", "Read everything from the top", .readFromTop),
    .press("pause", "Pause or resume reading or scanning", .pauseOrResume, orElse: .pauseOrResume),
    plain("repeat", "Repeat the last utterance", .repeat),
    plain("describe", "Describe the element in its current state", .describe(nil)),
    plain("interact", "Interact with a group or control on a Mac", .interact),
    plain("stop interacting", "Stop interacting with the group or control", .stopInteracting),
    quickNav("quick nav", "Announce whether arrow keys alone control VoiceOver") { .quickNav($0) },
    quickNav("single-key quick nav", "Announce whether letter keys alone control VoiceOver") {
      .singleKeyQuickNav($0)
    },
    plain("spell", "Spell the element’s name", .spell),
    plain("actions", "Open the list of the element’s actions", .actions),
    plain("more content", "Speak the element’s additional content", .moreContent),
    entry("action", "NAME", "Run one of the element’s actions") {
      $0.isEmpty ? nil : .performAction($0)
    } argument: {
      if case .performAction(let name) = $0 { name } else { nil }
    },
    entry("choose", "WORDS", "Go to the first element with the given words", words: .labels) {
      $0.isEmpty ? nil : .choose($0.hasPrefix("\"file ") ? CommandParser.unquoted($0) : $0)
    } argument: { command in
      guard case .choose(let words) = command else { return nil }
      // Without quotation marks, the words would be read as the “choose file” command.
      return words.hasPrefix("file ") ? "\"\(words)\"" : words
    },
    entry(
      "scroll",
      "up|down|left|right",
      "Scroll one page",
      words: .names { ["up", "down", "left", "right"] }
    ) { name in
      ScrollEdge.allCases.first { $0.word == name }.map { .scroll($0) }
    } argument: {
      if case .scroll(let edge) = $0 { edge.word } else { nil }
    },
  ]

  private static func quickNav(
    _ name: String,
    _ summary: String,
    make: @escaping @Sendable (Bool) -> VoiceOver.Command
  ) -> CommandEntry {
    entry(name, "on|off", summary, words: .names { ["on", "off"] }) {
      ["on": make(true), "off": make(false)][$0]
    } argument: { command in
      command == make(true) ? "on" : command == make(false) ? "off" : nil
    }
  }

  private static func plain(
    _ name: String,
    _ summary: String,
    _ command: VoiceOver.Command
  ) -> CommandEntry {
    CommandEntry(name, summary, .voiceOver, .voiceOver(command))
  }

  private static func entry(
    _ name: String,
    _ usage: String,
    _ summary: String,
    words: CommandWords = .any,
    make: @escaping @Sendable (String) throws -> VoiceOver.Command?,
    argument: @escaping @Sendable (VoiceOver.Command) -> String?
  ) -> CommandEntry {
    CommandEntry(
      name: name,
      usage: "\(name) \(usage)",
      summary: summary,
      owner: .voiceOver,
      words: words,
      make: { try make($0).map { .voiceOver($0) } },
      argument: { if case .voiceOver(let command) = $0 { argument(command) } else { nil } }
    )
  }

  private static func rotor(
    _ name: String,
    _ summary: String,
    make: @escaping @Sendable (RotorItem) -> VoiceOver.Command,
    item: @escaping @Sendable (VoiceOver.Command) -> RotorItem?
  ) -> CommandEntry {
    entry(name, "NAME", summary, words: .names { RotorItem.standard.map(\.name) }) {
      make(try CommandParser.rotorItem($0))
    } argument: {
      item($0)?.quoted
    }
  }
}

extension ScrollEdge {
  var word: String {
    switch self {
    case .top: "up"
    case .bottom: "down"
    case .leading: "left"
    case .trailing: "right"
    }
  }
}

extension RotorItem {
  /// The rotor item's name. A custom item's name is in quotation marks, so that it cannot be mistaken for a standard
  /// item.
  fileprivate var quoted: String {
    if case .custom(let name) = self { return "“\(name)”" }
    return name
  }
}

extension CommandTable {
  /// The word that ends a recipe, which therefore cannot be the name of a recipe.
  static let noRecipe = "off"

  /// The commands that only Switch Control supports.
  static let switchControl: [CommandEntry] = [
    .press("select", usage: "select [held TIME]", "Press the select switch", .select),
    .press("scanner menu", "Open the scanner menu", .scannerMenu),
    .press("restart", "Scan from the first stop", .restart),
    .press("tap", "Activate the stop without opening the menu", .tap),
    .press("stop scanning", "Stop scanning until the next press", .stopScanning),
    .press("read out", "Speak the current stop again", .readOut),
    CommandEntry(
      name: "recipe",
      usage: "recipe NAME|off",
      summary: "Temporarily assign other actions to the switches",
      owner: .switchControl,
      make: { name in
        guard !name.isEmpty else { return nil }
        return .switchControl(.recipe(name == noRecipe ? nil : name))
      },
      argument: { command in
        guard case .switchControl(.recipe(let name), _) = command else { return nil }
        return name ?? noRecipe
      }
    ),
  ]
}
