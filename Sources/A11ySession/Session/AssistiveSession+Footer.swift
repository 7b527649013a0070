// SPDX-License-Identifier: MIT

import A11yTree

extension AssistiveSession {
  /// What somebody can press next, in one line that fits a width in columns.
  public func footer(width: Int) -> String { footer.text(width: width) }

  private var footer: Footer {
    switch prompt?.kind {
    case .command:
      return Footer(keys: ["Enter run", "Escape close", "Tab complete", "↑↓ earlier commands"])
    case .chooser:
      return Footer(keys: ["Enter go there", "Escape close", "↑↓ choose", "type what you look for"])
    case nil: break
    }
    let always = ["? help", "q quit"]
    guard editedText == nil else {
      return Footer(keys: ["Escape stop editing", "Enter hand in", "←→ move", "Tab next field"])
    }
    switch driven {
    case .voiceOver:
      return Footer(
        keys: [
          "←→ move", "Space activate", "↑↓ rotor", "[ ] turn", "a read", "/ find", "h heading",
          ", actions", ": command", "F2 switch",
        ],
        always: always
      )
    case .switchControl:
      return Footer(
        keys: ["Space select", "Enter next", "← previous", "m menu", "p pause", "F2 VoiceOver"],
        always: always
      )
    }
  }
}
