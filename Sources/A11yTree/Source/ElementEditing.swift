// SPDX-License-Identifier: MIT

extension Element {
  /// Changes the value in the same way as a text field does. Returns the reason why the value cannot change, or `nil`
  /// if the action was performed.
  ///
  /// The insertion point is counted in characters as users perceive them, so an emoji or a letter with accents counts
  /// as one character. Inserted text replaces the selection. The complexity is O(length of the value).
  package mutating func edit(_ action: Action) -> String? {
    switch action {
    case .insertText(let text):
      guard !text.isEmpty else { return "There is no text to insert." }
      replace(selection ?? insertion..<insertion, with: text)
    case .deleteBackward:
      let range = selection ?? max(insertion - 1, 0)..<insertion
      guard !range.isEmpty else {
        return "There is no text before the insertion point."
      }
      replace(range, with: "")
    case .replaceText(let range, let text):
      let range = range.clamped(to: 0..<value.count)
      guard !range.isEmpty || !text.isEmpty else {
        return "There is no text to replace."
      }
      replace(range, with: text)
    case .moveInsertionPoint(let place):
      details.insertionPoint = min(max(place, 0), value.count)
      details.selectionAnchor = nil
    default: return "Nothing happens."
    }
    return nil
  }

  /// The position of the insertion point, in characters from the start, or the end of the value if the position is
  /// unknown.
  private var insertion: Int {
    min(max(details.insertionPoint ?? value.count, 0), value.count)
  }

  /// The selected characters, if any.
  private var selection: Range<Int>? {
    guard let anchor = details.selectionAnchor.map({ min(max($0, 0), value.count) }),
      anchor != insertion
    else { return nil }
    return min(anchor, insertion)..<max(anchor, insertion)
  }

  /// Replaces characters, and moves the insertion point to the end of the new characters. Secret text is stored only as
  /// bullets.
  private mutating func replace(_ range: Range<Int>, with text: String) {
    let isSecret = states.isProtected || role == .secureTextField
    let text = isSecret ? String(repeating: "•", count: text.count) : text
    let start = value.index(value.startIndex, offsetBy: range.lowerBound)
    let end = value.index(start, offsetBy: range.count)
    let before = String(value[..<start]) + text
    value = before + value[end...]
    // Characters are counted again, because an accent may have joined the preceding letter.
    details.insertionPoint = min(before.count, value.count)
    details.selectionAnchor = nil
  }
}
