// SPDX-License-Identifier: MIT

import A11yTree

/// A position in the text of an element.
struct TextPlace: Hashable, Sendable {
  /// The unit of movement.
  var unit: RotorItem
  /// The index of the unit, from 0.
  var index: Int
}

extension VoiceOver {
  /// The element's text to move through: its value while it is edited, otherwise its name and
  /// value.
  func text(in tree: AccessibilityTree) -> String {
    guard let cursor, let element = tree[cursor] else { return "" }
    if element.role.isTextEntry { return element.value }
    // The value of a switch is a number that encodes its state.
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

  /// Spells the element's name, letter by letter.
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
