// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Types text into the element that has keyboard focus. Typed text is spoken unless it is secret.
extension SessionCore {
  /// Types text into the element that has keyboard focus.
  mutating func type(_ text: String) -> [TurnStep] {
    guard let field = editing else { return press(text[...], orElse: .nothingIsEdited) }
    let element = tree[field] ?? Element()
    let isSecret = element.states.isProtected
    let typed = TypedText(
      text: text,
      isSecret: isSecret,
      field: field,
      valueBefore: isSecret ? nil : element.value
    )
    let selected = keyboard.takeSelectedRange(in: field, element)
    let action = selected.map { Action.replaceText($0, with: text) } ?? .insertText(text)
    let before = EditedField(self)
    return [
      echo(typed, after: ActionRequest(action, on: field))
    ] + (before.map { [.sayCompletion($0)] } ?? [])
  }

  /// Performs the function of a key in a text field.
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

  /// Performs the function of a key on an on-screen keyboard, or of an entry in the key's menu. The function is the
  /// same as that of the corresponding physical key.
  mutating func edit(_ command: TextCommand) -> [TurnStep] {
    if case .insert(let text) = command { return type(text) }
    guard let field = editing else { return press(command) }
    switch command {
    case .insert(let text): return type(text)
    case .deleteBackward: return edit(.edit(.deleteBackward), in: field)
    case .return: return edit(.enter, in: field)
    case .endEditing: return edit(.leave, in: field)
    case .move(let move): return edit(.edit(TextEdit(move)), in: field)
    case .select(let move): return edit(.select(TextEdit(move)), in: field)
    case .selectAll: return selectAll(in: field)
    case .cut: return copy(from: field, isCut: true)
    case .copy: return copy(from: field, isCut: false)
    case .paste:
      guard let text = keyboard.clipboard else { return [.notice(.clipboardEmpty, in: self)] }
      return type(text)
    }
  }

  /// Presses the key for a command if no text is being edited, for example in a component of a date field.
  private func press(_ command: TextCommand) -> [TurnStep] {
    switch command {
    case .deleteBackward: press("\u{8}", orElse: .nothingIsEdited)
    case .return: press("\r", orElse: .nothingIsEdited)
    default: [.notice(.nothingIsEdited, in: self)]
    }
  }

  private func edit(
    _ edit: TextEdit,
    in field: ElementID,
    _ element: Element
  ) -> [TurnStep] {
    // Counting the characters in a long text would take longer than deleting the last character.
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

  /// Deletes characters, and speaks them.
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

  /// Returns the words that are spoken when the insertion point moves: the text that it passes, the line that it
  /// reaches, or the first or last character of the text.
  static func words(
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

  /// The position of the insertion point in the value, which is the value's end by default.
  var insertionPoint: Int {
    let count = value.count
    guard let place = insertionPointIfKnown else { return count }
    return min(max(place, 0), count)
  }
}

extension TextEdit {
  /// Creates the edit for a menu entry that moves the insertion point.
  fileprivate init(_ move: TextMove) {
    switch move {
    case .characterBack: self = .characterBack
    case .characterOn: self = .characterOn
    case .wordBack: self = .wordBack
    case .wordOn: self = .wordOn
    case .start: self = .start
    case .end: self = .end
    }
  }
}

// Selecting.
extension SessionCore {
  /// Selects all the text.
  private mutating func selectAll(in field: ElementID) -> [TurnStep] {
    let element = tree[field] ?? Element()
    let count = element.value.count
    guard count > 0 else { return [.border(self)] }
    keyboard.select(
      TextSelection(field: field, anchor: 0, place: count, text: element.value)
    )
    return [.ask(ActionRequest(.moveInsertionPoint(count), on: field))]
  }

  /// Copies the selected text to the clipboard, and deletes the text if the user cuts it. Secret text is never copied.
  private mutating func copy(from field: ElementID, isCut: Bool) -> [TurnStep] {
    let element = tree[field] ?? Element()
    guard !element.states.isProtected,
      let range = keyboard.selectedRange(in: field, element)
    else { return [.notice(.nothingSelected, in: self)] }
    keyboard.copy(String(Array(element.value)[range]))
    return isCut ? edit(.edit(.deleteBackward), in: field) : []
  }

  /// Moves the insertion point, and speaks the text that the move selects or deselects.
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
