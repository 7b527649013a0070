// SPDX-License-Identifier: MIT

import A11yTree

extension SessionState {
  /// A command that is safe to record: text typed into a secret field is masked.
  func masked(_ command: SessionCommand) -> SessionCommand {
    guard prompt == nil, let field = editing, tree[field]?.states.isProtected != false else {
      return command
    }
    switch command {
    case .type(let text): return .type(String(repeating: "•", count: text.count))
    case .press(let key, _): return key.typedText == nil ? command : .press(Key("•"))
    default: return command
    }
  }
}
