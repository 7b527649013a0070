// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension SessionCommand {
  /// Whether the command stops speech: passing time and opening lines do not.
  var silences: Bool {
    switch self {
    case .wait, .announce: false
    case .voiceOver(.pauseOrResume): false
    default: true
    }
  }

  /// The command as a script writes it.
  public var text: String {
    switch self {
    case .voiceOver(let command): command.text
    case .switchControl(let command, let held):
      held == .zero ? command.text : "\(command.text) held \(held.written)"
    case .press(let key, let held):
      held == .zero ? "press \(key.name)" : "press \(key.name) held \(held.written)"
    case .type(let text): "type \(text)"
    case .wait(let time): "wait \(time.written)"
    case .moveKeyboardFocus(.forward): "tab"
    case .moveKeyboardFocus(.backward): "shift-tab"
    case .switchTechnology: "technology"
    case .setTechnology(let technology): "technology \(technology.rawValue)"
    case .focus(let words, let technologies):
      technologies == .all
        ? "focus \(words)"
        : "focus \(words) for \(technologies.technologies.map(\.rawValue).joined(separator: ","))"
    case .announce(let text, let priority): "announce \(priority.rawValue) \(text)"
    case .set(let name, let value): "set \(name) \(value)"
    case .openPrompt(.command): "press :"
    case .openPrompt(.chooser): "press /"
    case .system(let request): request.text
    case .write(let path): "write \(path)"
    case .help: "help"
    case .quit: "quit"
    }
  }
}

extension VoiceOver.Command {
  /// The command as a script writes it.
  var text: String {
    switch self {
    case .next: "next"
    case .previous: "previous"
    case .first: "first"
    case .last: "last"
    case .activate: "activate"
    case .escape: "escape"
    case .magicTap: "magic tap"
    case .increment: "increment"
    case .decrement: "decrement"
    case .showMenu: "show menu"
    case .scroll(let edge): "scroll \(edge.word)"
    case .turnRotor(let direction): direction == .forward ? "rotor next" : "rotor previous"
    case .setRotor(let item): "rotor \(item.quoted)"
    case .rotorMove(let direction): direction == .forward ? "rotor down" : "rotor up"
    case .find(let item, let direction):
      "find \(direction == .forward ? "next" : "previous") \(item.quoted)"
    case .tableMove(.up): "row up"
    case .tableMove(.down): "row down"
    case .tableMove(.left): "column left"
    case .tableMove(.right): "column right"
    case .readFromHere: "read from here"
    case .readFromTop: "read from top"
    case .pauseOrResume: "pause"
    case .repeat: "repeat"
    case .spell: "spell"
    case .actions: "actions"
    case .performAction(let name): "action \(name)"
    case .choose(let words): "choose \(words)"
    case .moveTo(let id): "focus #\(id) for voiceover"
    case .moreContent: "more content"
    }
  }
}

extension SwitchControl.Command {
  /// The command as a script writes it.
  var text: String {
    switch self {
    case .select: "select"
    case .next: "next"
    case .previous: "previous"
    case .scannerMenu: "scanner menu"
    case .pauseOrResume: "pause"
    case .restart: "restart"
    case .escape: "escape"
    case .moveTo(let id): "focus #\(id) for switch-control"
    case .set: "set"
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
  /// The name; a custom one is quoted, so that it cannot be taken for a standard one.
  var quoted: String {
    if case .custom(let name) = self { return "“\(name)”" }
    return name
  }
}

extension Duration {
  /// The duration as commands write it: `2s`, `1.5s`.
  var written: String { CharacterName.number(seconds) + "s" }
}
