// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Text is typed at keyboard focus, and spoken unless it is secret.
extension SessionCore {
  /// Types a text.
  mutating func type(_ text: String) -> [TurnStep] {
    guard let field = editing else { return press(text[...], orElse: .nothingIsEdited) }
    let element = tree[field] ?? Element()
    let typed = TypedText(text: text, isSecret: element.states.isProtected, field: field)
    let selected = keyboard.takeSelectedRange(in: field, element)
    let action = selected.map { Action.replaceText($0, with: text) } ?? .insertText(text)
    let before = EditedField(self)
    return [
      echo(typed, after: ActionRequest(action, on: field))
    ] + (before.map { [.sayCompletion($0)] } ?? [])
  }

  /// Does what a key does in a text field.
  mutating func edit(_ key: TextKey, in field: ElementID) -> [TurnStep] {
    let element = tree[field] ?? Element()
    switch key {
    case .enter where element.states.isMultiline: return type("\n")
    case .enter: return [.ask(ActionRequest(.submit, on: field))]
    case .leave: return [.ask(ActionRequest(.endEditing, on: field))]
    case .select(let move): return select(move, in: field, element)
    case .edit(let edit):
      let selected = keyboard.takeSelectedRange(in: field, element)
      if let selected, edit == .deleteBackward || edit == .deleteForward {
        return delete(selected, in: field, element)
      }
      return self.edit(edit, in: field, element)
    }
  }

  private func edit(
    _ edit: TextEdit,
    in field: ElementID,
    _ element: Element
  ) -> [TurnStep] {
    // Counting a long text would cost more than deleting its last character.
    if edit == .deleteBackward, element.insertionPointIfKnown == nil {
      guard !element.value.isEmpty else { return [.border(self)] }
      let typed = TypedText(
        text: String(element.value.suffix(1)),
        isSecret: element.states.isProtected,
        isDeleted: true
      )
      return [echo(typed, after: ActionRequest(.deleteBackward, on: field))]
    }
    let text = Array(element.value)
    let place = element.insertionPoint
    switch edit.effect(in: text, at: place) {
    case nil: return [.border(self)]
    case .move(let target, let range):
      let said = Self.words(of: edit, to: target, over: range, in: text)
      let typed = TypedText(text: said, isSecret: element.states.isProtected)
      return [echo(typed, after: ActionRequest(.moveInsertionPoint(target), on: field))]
    case .delete(let range): return delete(range, in: field, element)
    }
  }

  /// Deletes characters, and says them.
  private func delete(
    _ range: Range<Int>,
    in field: ElementID,
    _ element: Element
  ) -> [TurnStep] {
    let text = String(Array(element.value)[range])
    let typed = TypedText(text: text, isSecret: element.states.isProtected, isDeleted: true)
    let isBackspace = range.count == 1 && range.upperBound == element.insertionPoint
    let action: Action = isBackspace ? .deleteBackward : .replaceText(range, with: "")
    return [echo(typed, after: ActionRequest(action, on: field))]
  }

  /// What is said of a move: what it passes over, the line that it comes to, or the first or last
  /// character there.
  private static func words(
    of edit: TextEdit,
    to target: Int,
    over range: Range<Int>,
    in text: [Character]
  ) -> String {
    switch edit {
    case .lineUp, .lineDown: line(of: text, at: target)
    case .start, .lineStart: String(text[target])
    case .end, .lineEnd: String(text[target - 1])
    default: String(text[range])
    }
  }

  private static func line(of text: [Character], at place: Int) -> String {
    let start = text[..<place].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    return String(text[start...].prefix { !$0.isNewline })
  }
}

extension Element {
  fileprivate var insertionPointIfKnown: Int? { hasDetails ? details.insertionPoint : nil }

  /// The insertion point in the value; its end by default.
  var insertionPoint: Int {
    let count = value.count
    guard let place = insertionPointIfKnown else { return count }
    return min(max(place, 0), count)
  }
}

// Selecting.
extension SessionCore {
  /// Moves the insertion point, and says what is selected by that, and what is no more.
  private mutating func select(
    _ move: TextEdit,
    in field: ElementID,
    _ element: Element
  ) -> [TurnStep] {
    let text = Array(element.value)
    let place = element.insertionPoint
    guard case .move(let target, _) = move.effect(in: text, at: place) else {
      return [.border(self)]
    }
    let anchor = keyboard.selectionAnchor(in: field, element) ?? place
    keyboard.select(
      TextSelection(field: field, anchor: anchor, place: target, text: element.value)
    )
    let old = min(anchor, place)..<max(anchor, place)
    let new = min(anchor, target)..<max(anchor, target)
    let isBeyond = old.upperBound == new.lowerBound || new.upperBound == old.lowerBound
    let changes =
      isBeyond && !old.isEmpty && !new.isEmpty
      ? [(old, false), (new, true)]
      : [(min(place, target)..<max(place, target), new.count > old.count)]
    let said = changes.map { range, isSelected in
      TypedText(
        text: String(text[range]),
        isSecret: element.states.isProtected,
        isSelected: isSelected
      )
    }
    let request = ActionRequest(.moveInsertionPoint(target), on: field)
    return said.dropLast().map { .echo($0) } + said.suffix(1).map { echo($0, after: request) }
  }
}
