// SPDX-License-Identifier: MIT

import A11ySession

/// What a person has done that the session has not taken yet: a terminal that pastes sends more at one
/// time than can be done at once.
struct InputBacklog {
  /// The most that may wait, as for a paste.
  private static let limit = 1 << 20
  /// Fewer characters may be keys that a fast hand or a slow line brings together.
  private static let leastText = 32

  private var inputs: [TerminalInput] = []
  /// The first that has not been taken.
  private var start = 0

  /// Whether nothing waits.
  var isEmpty: Bool { start == inputs.count }

  /// Adds what was done.
  mutating func add(_ new: [TerminalInput]) {
    inputs.removeFirst(start)
    start = 0
    inputs += new
    if inputs.count > Self.limit { inputs = [.pasteWasDiscarded] }
  }

  /// Forgets what was done before the last Ctrl-C, if there is one.
  mutating func interrupt() {
    if let place = inputs.lastIndex(of: .key(Key("c", .control))) { start = max(start, place) }
  }

  /// Takes what comes next: where text is typed into something, many characters as one text.
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
  /// The character that a key types; a line break only where there are several lines.
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
