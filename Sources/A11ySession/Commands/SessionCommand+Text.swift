// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension SessionCommand {
  /// The command as a script writes it.
  public var text: String { CommandTable.text(of: self) }

  /// The command that is written for this one, and does the same.
  var asWritten: SessionCommand {
    switch self {
    case .voiceOver(.moveTo(let id)), .voiceOver(.followKeyboardFocus(let id)):
      .focus("#\(id)", for: .voiceOver)
    case .switchControl(.moveTo(let id), _): .focus("#\(id)", for: .switchControl)
    case .openPrompt(.command): .press(Key(":"))
    case .openPrompt(.chooser): .press(Key("/"))
    case .system(.moveKeyboardFocus(let isForward, _)):
      .moveKeyboardFocus(isForward ? .forward : .backward)
    case .system(.terminate): .quit
    default: self
    }
  }
}

extension Duration {
  /// The duration as commands write it: `2s`, `1.5s`.
  var written: String { CharacterName.number(seconds) + "s" }

  /// How long a key or switch was held, as commands write it: `held 2s`; empty for no time.
  var writtenIfHeld: String { self == .zero ? "" : "held \(written)" }
}
