// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// A field that is being typed into, or an element that takes keys without a cursor, as it was before a
/// key or a text went there: what the program makes of it besides is spoken.
struct EditedField {
  private let id: ElementID
  private let value: String
  private let hadSelection: Bool

  /// Remembers the element; `nil` if there is none, or if its text is secret or long.
  @MainActor
  init?(_ state: SessionState) {
    guard let id = state.keyTaker, let element = state.tree[id],
      !element.states.isProtected, !element.states.isMultiline
    else { return nil }
    self.id = id
    value = element.value
    hadSelection = Self.hasSelection(element)
  }

  /// Speaks the value that a key has led to, such as the next number.
  @MainActor
  func newValue(_ state: SessionState) -> [TurnStep] {
    guard let element = element(state), element.value != value else { return [] }
    return say(element.value, state)
  }

  /// Speaks what the program has completed while text was typed: it is selected, to be typed over.
  @MainActor
  func completion(_ state: SessionState) -> [TurnStep] {
    guard let element = element(state), element.value != value, !hadSelection,
      Self.hasSelection(element)
    else { return [] }
    return say(element.value, state)
  }

  @MainActor
  private func element(_ state: SessionState) -> Element? {
    let follows = state.navigators.driven.navigator.followsKeyboardFocus
    return follows && state.keyTaker == id ? state.tree[id] : nil
  }

  @MainActor
  private func say(_ value: String, _ state: SessionState) -> [TurnStep] {
    let (said, driven) = (Utterance(.value, value), state.navigators.driven)
    state.navigators.update(driven) { $0.didHear(said) }
    return [.effect(.speak(said), driven)]
  }

  private static func hasSelection(_ element: Element) -> Bool {
    guard element.hasDetails, let anchor = element.details.selectionAnchor else { return false }
    return anchor != element.insertionPoint
  }
}
