// SPDX-License-Identifier: MIT

import A11yTree

extension Action {
  /// The action's name for use in notices. The name never includes typed text.
  package var name: String {
    switch self {
    case .activate: "activate"
    case .increment: "increment"
    case .decrement: "decrement"
    case .escape: "escape"
    case .magicTap: "magic tap"
    case .delete: "delete"
    case .showMenu: "show menu"
    case .scroll(let edge): "scroll \(edge.word)"
    case .custom(let name): "action \(name)"
    case .beginEditing: "edit"
    case .endEditing: "stop editing"
    case .insertText: "type"
    case .deleteBackward: "delete a character"
    case .replaceText: "replace text"
    case .moveInsertionPoint: "move the insertion point"
    case .typeAhead: "type ahead"
    case .focus: "focus"
    case .key, .shortcut: "press a key"
    case .submit: "submit"
    case .moveInRotor(let move): "rotor \(move.rotor)"
    }
  }
}
