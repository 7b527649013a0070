// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Input other than key presses that a terminal or a window can pass on.
extension AssistiveSession {
  /// Types pasted text into the open input line, or into the element with keyboard focus.
  public func paste(_ text: String) {
    perform(.type(text))
  }

  /// The kind of text that typing currently changes, or `nil` if typing has no effect.
  package var typingPlace: TypingPlace? { core.typingPlace }

  /// Moves the cursor of the technology that the keys control to an element, as a click does.
  public func go(to id: ElementID) { perform(driven.navigator.move(to: id)) }

  /// Moves to the next or previous element, as a mouse wheel does.
  public func step(_ direction: VoiceOver.Direction) {
    performNamed(direction == .forward ? "next" : "previous")
  }

  /// Activates the element under the cursor of the technology that the keys control, as a second click on the element
  /// does.
  public func activateFocused() {
    if let command = KeyTable.own(.space, driven) { perform(command) }
  }

  /// Performs a command that every technology supports, specified by its common name.
  private func performNamed(_ name: String) {
    if let command = try? CommandParser.parse(name, for: driven) { perform(command) }
  }
}

extension AssistiveSession {
  /// Returns the keys that a user can press next, on one line that fits in the given number of columns.
  public func footer(width: Int) -> String { footer.text(width: width) }

  private var footer: Footer {
    switch prompt?.kind {
    case .command:
      return Footer(keys: ["Enter run", "Escape close", "Tab complete", "↑↓ earlier commands"])
    case .chooser:
      return Footer(keys: ["Enter go to item", "Escape close", "↑↓ choose", "type to search"])
    case nil: break
    }
    guard editedText == nil || driven.keysAreSwitches else {
      return Footer(keys: ["Escape stop editing", "Enter submit", "←→ move", "Tab next field"])
    }
    return driven.navigator.footer
  }
}
