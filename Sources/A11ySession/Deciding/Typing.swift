// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Types at keyboard focus, and speaks typed text unless it is secret.
@MainActor
enum Typing {
  static func type(_ text: String, _ state: SessionState) -> [TurnStep] {
    guard let field = state.editing else {
      return KeyDecision.press(
        text[...],
        orElse: .nothingIsEdited,
        state
      )
    }
    let element = state.tree[field] ?? Element()
    let typed = TypedText(text: text, isSecret: element.states.isProtected, field: field)
    let selected = state.keyboard.takeSelectedRange(in: field, element)
    let action = selected.map { Action.replaceText($0, with: text) } ?? .insertText(text)
    let before = EditedField(state)
    return [
      echo(typed, after: ActionRequest(action, on: field), state),
      .decide { before?.completion($0) ?? [] },
    ]
  }

  /// Does what a key does in a text field.
  static func edit(_ key: TextKey, in field: ElementID, _ state: SessionState) -> [TurnStep] {
    let element = state.tree[field] ?? Element()
    switch key {
    case .enter where element.states.isMultiline: return type("\n", state)
    case .enter: return [.ask(ActionRequest(.submit, on: field))]
    case .leave: return [.ask(ActionRequest(.endEditing, on: field))]
    case .select(let move): return select(move, in: field, element, state)
    case .edit(let edit):
      let selected = state.keyboard.takeSelectedRange(in: field, element)
      if let selected, edit == .deleteBackward || edit == .deleteForward {
        return delete(selected, in: field, element, state)
      }
      return self.edit(edit, in: field, element, state)
    }
  }

  private static func edit(
    _ edit: TextEdit,
    in field: ElementID,
    _ element: Element,
    _ state: SessionState
  ) -> [TurnStep] {
    // Counting a long text would cost more than deleting its last character.
    if edit == .deleteBackward, element.insertionPointIfKnown == nil {
      guard !element.value.isEmpty else { return [.border(state)] }
      let typed = TypedText(
        text: String(element.value.suffix(1)),
        isSecret: element.states.isProtected,
        isDeleted: true
      )
      return [echo(typed, after: ActionRequest(.deleteBackward, on: field), state)]
    }
    let text = Array(element.value)
    let place = element.insertionPoint
    switch edit.effect(in: text, at: place) {
    case nil: return [.border(state)]
    case .move(let target, let range):
      let said = words(of: edit, to: target, over: range, in: text)
      let typed = TypedText(text: said, isSecret: element.states.isProtected)
      return [echo(typed, after: ActionRequest(.moveInsertionPoint(target), on: field), state)]
    case .delete(let range): return delete(range, in: field, element, state)
    }
  }

  /// Deletes characters, and says them.
  private static func delete(
    _ range: Range<Int>,
    in field: ElementID,
    _ element: Element,
    _ state: SessionState
  ) -> [TurnStep] {
    let text = String(Array(element.value)[range])
    let typed = TypedText(text: text, isSecret: element.states.isProtected, isDeleted: true)
    let isBackspace = range.count == 1 && range.upperBound == element.insertionPoint
    let action: Action = isBackspace ? .deleteBackward : .replaceText(range, with: "")
    return [echo(typed, after: ActionRequest(action, on: field), state)]
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
