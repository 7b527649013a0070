import A11yNavigation
import A11yTree

/// Types at keyboard focus, and speaks typed text unless it is secret.
@MainActor
enum TypingPhase {
  static func type(_ text: String, _ state: SessionState) -> [TurnStep] {
    guard let field = state.editing else {
      let words = "Nothing is being edited; activate a text field first."
      return [.effect(.notice(words), state.navigators.driven)]
    }
    let isSecret = state.tree[field]?.states.isProtected ?? true
    let typed = TypedText(text: text, isSecret: isSecret, field: field)
    return [.request(ActionRequest(.insertText(text), on: field), .echo(typed))]
  }

  /// Does what a key does in a text field.
  static func edit(_ key: TextKey, in field: ElementID, _ state: SessionState) -> [TurnStep] {
    let element = state.tree[field] ?? Element()
    switch key {
    case .enter where element.states.isMultiline: return type("\n", state)
    case .enter: return [.request(ActionRequest(.submit, on: field), .none)]
    case .leave: return [.request(ActionRequest(.endEditing, on: field), .none)]
    case .deleteBackward: return deleteBackward(field, element, state)
    case .characterBack: return move(by: -1, field, element, state)
    case .characterOn: return move(by: 1, field, element, state)
    case .start: return move(by: -element.value.count, field, element, state)
    case .end: return move(by: element.value.count, field, element, state)
    }
  }

  private static func deleteBackward(
    _ field: ElementID,
    _ element: Element,
    _ state: SessionState
  ) -> [TurnStep] {
    let place = (element.hasDetails ? element.details.insertionPoint : nil) ?? Int.max
    guard place > 0, !element.value.isEmpty else { return border(state) }
    // Avoids counting a long text: past its end, this is its last character.
    var removed = place == Int.max ? "" : element.value[at: place - 1]
    if removed.isEmpty { removed = String(element.value.suffix(1)) }
    let typed = TypedText(
      text: removed,
      isSecret: element.states.isProtected,
      isDeleted: true
    )
    return [.request(ActionRequest(.deleteBackward, on: field), .echo(typed))]
  }

  private static func move(
    by step: Int,
    _ field: ElementID,
    _ element: Element,
    _ state: SessionState
  ) -> [TurnStep] {
    let place = min(max(element.insertionPoint + step, 0), element.value.count)
    guard place != element.insertionPoint else { return border(state) }
    // The character passed over; at the end there is none.
    let passed = step < 0 ? element.value[at: place] : element.value[at: place - 1]
    let typed = TypedText(text: passed, isSecret: element.states.isProtected)
    return [.request(ActionRequest(.moveInsertionPoint(place), on: field), .echo(typed))]
  }

  private static func border(_ state: SessionState) -> [TurnStep] {
    [.effect(.sound(.border), state.navigators.driven)]
  }
}

extension Element {
  /// The insertion point in the value; its end by default.
  var insertionPoint: Int {
    let count = value.count
    guard hasDetails, let place = details.insertionPoint else { return count }
    return min(max(place, 0), count)
  }
}

extension String {
  /// The character at an index, or an empty string if out of range.
  subscript(at place: Int) -> String {
    guard place >= 0, let index = index(startIndex, offsetBy: place, limitedBy: endIndex),
      index < endIndex
    else { return "" }
    return String(self[index])
  }
}
