import A11yTree

/// A place in the text of an element.
struct TextPlace: Hashable, Sendable {
  /// What is counted.
  var unit: RotorItem
  /// Which one, from 0.
  var index: Int
}

extension VoiceOver {
  /// The text of the element that can be gone through: its value where it is typed into, else what
  /// it is called and its value.
  func text(in tree: AccessibilityTree) -> String {
    guard let cursor, let element = tree[cursor] else { return "" }
    if element.role.isTextEntry { return element.value }
    // The value of a switch is a number that stands for its state.
    let isSwitch = element.role == .switchButton || element.traits.contains(.isToggle)
    let value = isSwitch ? "" : element.value
    return [element.label, value].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  mutating func moveInText(
    by unit: RotorItem,
    _ direction: Direction,
    in tree: AccessibilityTree
  ) -> [Effect] {
    let pieces = self.pieces(of: text(in: tree), by: unit)
    let now = textPlace?.unit == unit ? textPlace?.index : nil
    // The text may have become shorter since.
    let next = now.map { direction == .forward ? $0 + 1 : min($0, pieces.count) - 1 }
    let target = next ?? (direction == .forward ? 0 : pieces.count - 1)
    guard pieces.indices.contains(target) else { return [.sound(.border)] }
    textPlace = TextPlace(unit: unit, index: target)
    let piece = pieces[target]
    guard unit == .characters else { return say(.text, piece) }
    return say(Utterance([CharacterName.segment(piece, verbosity, in: tree)]))
  }

  private func pieces(of text: String, by unit: RotorItem) -> [String] {
    switch unit {
    case .characters: text.map(String.init)
    case .words: text.split(whereSeparator: \.isWhitespace).map(String.init)
    default: text.split(whereSeparator: \.isNewline).map { String($0).onOneLine }
    }
  }

  /// Spells what the element is called, letter by letter.
  mutating func spell(in tree: AccessibilityTree) -> [Effect] {
    guard let cursor, let element = tree[cursor] else { return [.sound(.border)] }
    let text = element.label.isEmpty && !element.states.isProtected ? element.value : element.label
    guard !text.isEmpty else { return [.sound(.border)] }
    return say(
      Utterance(
        text.onOneLine.map { CharacterName.segment(String($0), verbosity, in: tree) }
      )
    )
  }
}
