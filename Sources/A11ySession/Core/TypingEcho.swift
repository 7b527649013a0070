// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Text that is spoken because it was typed, deleted or passed over.
struct TypedText: Sendable {
  private(set) var text: String
  let isSecret: Bool
  var isDeleted = false
  /// Whether the text was selected (`true`) or deselected (`false`), or `nil` if it was neither selected nor
  /// deselected.
  var isSelected: Bool?
  /// The field into which the text was typed, or `nil` if the text was deleted or passed over.
  var field: ElementID?
  /// The field’s value before the text was typed, or `nil` if the value is secret or unknown. The value afterward shows
  /// how much of the text was accepted.
  var valueBefore: String?
  /// For text that was typed ahead, the preceding text, which is stored because the field then contains later text as
  /// well.
  var textBefore: String?
}

// Echo.
extension SessionCore {
  /// Requests an edit, and speaks the typed text if the edit succeeds.
  func echo(_ typed: TypedText, after request: ActionRequest) -> TurnStep {
    // Typed characters are heard before their consequences, but a word must be in the field before
    // it can be spoken.
    let isFirst = settings.verbosity.typingEcho == .characters
    return .ask(request, isAnswerFirst: isFirst, then: .echo(typed))
  }

  /// Speaks typed text according to the user's setting: by characters, by words, or not at all.
  /// Text that is deleted or passed over is always spoken.
  mutating func echo(_ typed: TypedText) -> [TurnStep] {
    let technology = navigators.driven
    guard technology.navigator.followsKeyboardFocus, !typed.text.isEmpty else { return [] }
    var spoken: [Utterance] = []
    let echo = settings.verbosity.typingEcho
    if typed.field == nil || echo == .characters || echo == .both {
      spoken.append(Utterance([words(for: typed)]))
    }
    if let field = typed.field, echo == .words || echo == .both, !typed.isSecret,
      let word = word(endedBy: typed, in: field)
    {
      spoken.append(Utterance(.text, word))
    }
    if let last = spoken.last { navigators.update(technology) { $0.didHear(last) } }
    return spoken.map { .effect(.speak($0), technology) }
  }

  private func words(for typed: TypedText) -> Utterance.Segment {
    let words = segment(for: typed)
    guard let isSelected = typed.isSelected else { return words }
    let verbosity = settings.verbosity
    return verbosity.selection(of: words, isSelected: isSelected, in: tree)
  }

  private func segment(for typed: TypedText) -> Utterance.Segment {
    let verbosity = settings.verbosity
    if typed.isSecret { return verbosity.bullets(typed.text.count, in: tree) }
    guard typed.text.count == 1 else {
      return .init(.text, typed.text.split(separator: "\n").joined(separator: " "))
    }
    return CharacterName.segment(
      typed.text,
      isDeleted: typed.isDeleted,
      verbosity,
      in: tree
    )
  }

  /// Returns the word that a space or a punctuation mark has just completed.
  private func word(
    endedBy typed: TypedText,
    in field: ElementID
  ) -> String? {
    guard let element = tree[field], let end = typed.text.last, !end.isLetter, !end.isNumber else {
      return nil
    }
    let before =
      typed.textBefore.map { $0[...] }
      ?? element.value.prefix(element.insertionPoint).dropLast(typed.text.count)
    guard let last = before.last, last.isLetter || last.isNumber else { return nil }
    return before.split { !$0.isLetter && !$0.isNumber && $0 != "’" && $0 != "'" }.last
      .map(String.init)
  }
}

extension TypedText {
  /// Returns the part of the text that its field inserted, according to the field's value in updates. If the field
  /// inserted other text instead, as a field that completes words does, the whole text is returned.
  func accepted(in updates: [TreeUpdate]) -> TypedText {
    let changes = updates.lazy.flatMap(\.changes).filter { $0.id == field }
    guard let before = valueBefore, let after = changes.map(\.element.value).last, before != after
    else { return self }
    let start = zip(before, after).prefix { $0 == $1 }.count
    let rests = (before.dropFirst(start), after.dropFirst(start))
    let end = zip(rests.0.reversed(), rests.1.reversed()).prefix { $0 == $1 }.count
    var inserted = rests.1.dropLast(end).lowercased()[...]
    let accepted = text.filter { character in
      guard let place = inserted.firstRange(of: character.lowercased()) else { return false }
      inserted = inserted[place.upperBound...]
      return true
    }
    var typed = self
    if !accepted.isEmpty { typed.text = accepted }
    return typed
  }
}

/// The state of the element that receives typing or keys, before a key or text is sent to it. The stored state is
/// compared with the later state, so the session can speak further changes by the program.
struct EditedField: Hashable, Sendable {
  fileprivate let id: ElementID
  fileprivate let value: String
  fileprivate let number: Double?
  fileprivate let hadSelection: Bool

  /// Stores the element's state, or returns `nil` if no element receives keys or if the element's text is secret or
  /// multiline.
  init?(_ core: SessionCore) {
    guard let id = core.keyTaker, let element = core.tree[id],
      !element.states.isProtected, !element.states.isMultiline
    else { return nil }
    self.id = id
    value = element.value
    number = element.numberOfSteps
    hadSelection = element.hasSelection
  }

}

extension SessionCore {
  /// Speaks the value that results from a key press, such as the next number.
  mutating func newValue(of field: EditedField) -> [TurnStep] {
    guard let element = element(of: field), element.value != field.value else { return [] }
    // If the cursor is on a spin button, the cursor itself announces each step.
    let isStep = element.numberOfSteps != field.number
    if isStep, navigators.current?.cursor == field.id { return [] }
    return say(value: element.value)
  }

  /// Speaks text that the program completed while the user typed. The completed text is selected, so the user can type
  /// over it.
  mutating func completion(of field: EditedField) -> [TurnStep] {
    guard let element = element(of: field), element.value != field.value, !field.hadSelection,
      element.hasSelection
    else { return [] }
    return say(value: element.value)
  }

  private func element(of field: EditedField) -> Element? {
    let follows = navigators.driven.navigator.followsKeyboardFocus
    return follows && keyTaker == field.id ? tree[field.id] : nil
  }

  private mutating func say(value: String) -> [TurnStep] {
    let (said, driven) = (Utterance(.value, value), navigators.driven)
    navigators.update(driven) { $0.didHear(said) }
    return [.effect(.speak(said), driven)]
  }
}

extension Element {
  /// The number in a spin button, which changes in steps, or `nil` for any other element.
  fileprivate var numberOfSteps: Double? {
    role == .stepper && hasDetails ? details.range?.current : nil
  }

  /// Whether the program has selected text.
  var hasSelection: Bool {
    guard hasDetails, let anchor = details.selectionAnchor else { return false }
    return anchor != insertionPoint
  }
}
