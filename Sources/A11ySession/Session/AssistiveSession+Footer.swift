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
    guard editedText == nil else {
      return Footer(keys: ["Escape stop editing", "Enter hand in", "←→ move", "Tab next field"])
    }
    return driven.navigator.footer
  }
}
