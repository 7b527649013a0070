// SPDX-License-Identifier: MIT

import A11ySession

/// The output of a session whose lines are never redrawn.
extension TerminalSession {
  /// Echoes a typed command in plain mode. In the item chooser, commands are not echoed, because the matches are spoken
  /// instead.
  func echo(_ key: Key, in line: Prompt?) {
    guard let line, line.kind == .command else { return }
    switch key.code {
    case .character(let character) where key.modifiers.subtracting(.shift).isEmpty:
      plain.add(VisibleText(line.isMasked ? "•" : String(character)))
    case .backspace where !line.text.isEmpty: plain.add("\u{8} \u{8}")
    case .enter, .escape, .backspace, .character: plain.end()
    default: break
    }
  }

  /// Echoes text that was pasted as a whole.
  func echo(_ text: String, in line: Prompt?) {
    guard let line, line.kind == .command else { return }
    plain.add(VisibleText(line.isMasked ? String(repeating: "•", count: text.count) : text))
  }

  func printPlain(_ record: TranscriptRecord) {
    switch record.content {
    case .command: break
    case .notice(let text):
      plain.write("(\(VisibleText(lines: text)))")
    default:
      if let line = record.line { plain.write("\(line)") }
    }
  }
}
