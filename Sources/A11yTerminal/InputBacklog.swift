// SPDX-License-Identifier: MIT

import A11ySession

/// Input that the session has not handled yet. When a terminal pastes text, it sends more input than the session can
/// handle immediately.
struct InputBacklog {
  /// The maximum number of waiting inputs, which equals the maximum size of a paste.
  private static let limit = 1 << 20
  /// The minimum number of characters that are handled as one piece of text. Fewer characters may be separate keys that
  /// arrive together because of fast typing or a slow connection.
  private static let leastText = 32

  private var inputs: [TerminalInput] = []
  /// The index of the first input that has not been handled yet.
  private var start = 0

  /// Whether no input is waiting.
  var isEmpty: Bool { start == inputs.count }

  /// Adds new input.
  mutating func add(_ new: [TerminalInput]) {
    inputs.removeFirst(start)
    start = 0
    inputs += new
    if inputs.count > Self.limit { inputs = [.pasteWasDiscarded] }
  }

  /// Discards all input before the last Ctrl-C, if any.
  mutating func interrupt() {
    if let place = inputs.lastIndex(of: .key(Key("c", .control))) { start = max(start, place) }
  }

  /// Returns and removes the next input. If the user is typing text into a field, many characters are returned as one
  /// piece of text.
  mutating func next(into place: TypingPlace?) -> TerminalInput? {
    guard !isEmpty else { return nil }
    if let place {
      let rest = inputs[start...]
      let end = rest.firstIndex { $0.character(in: place) == nil } ?? rest.endIndex
      if end - start >= Self.leastText {
        defer { start = end }
        return .paste(String(inputs[start..<end].compactMap { $0.character(in: place) }))
      }
    }
    defer { start += 1 }
    return inputs[start]
  }
}

extension TerminalInput {
  /// Returns the character that a key types. Enter types a line break only in a multiline field.
  fileprivate func character(in place: TypingPlace) -> Character? {
    switch self {
    case .key(Key(.enter)): return place == .lines ? "\n" : nil
    case .key(let key):
      guard case .character(let character) = key.code, key.modifiers.isEmpty else { return nil }
      return character
    default: return nil
    }
  }
}
