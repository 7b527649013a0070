// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Text to speak because it was typed, deleted or passed over.
struct TypedText {
  let text: String
  let isSecret: Bool
  var isDeleted = false
  /// Whether it was selected, or is selected no more; `nil` if neither.
  var isSelected: Bool?
  /// The field that it was typed into; `nil` if it was deleted or passed over.
  var field: ElementID?
}

extension Typing {
  /// Asks for an edit, and speaks what was typed if it is done.
  static func echo(
    _ typed: TypedText,
    after request: ActionRequest,
    _ state: SessionState
  ) -> TurnStep {
    // Typed characters are heard before what they lead to; a word has to be there first.
    let isFirst = state.settings.verbosity.typingEcho == .characters
    return .ask(request, isAnswerFirst: isFirst) { echo(typed, $0) }
  }

  /// Speaks typed text as the user set: by characters, by words, or not at all. Text that is
  /// deleted or passed over is always spoken.
  static func echo(_ typed: TypedText, _ state: SessionState) -> [TurnStep] {
    let technology = state.navigators.driven
    guard technology.navigator.followsKeyboardFocus, !typed.text.isEmpty else { return [] }
    var spoken: [Utterance] = []
    let echo = state.settings.verbosity.typingEcho
    if typed.field == nil || echo == .characters || echo == .both {
      spoken.append(Utterance([words(for: typed, state)]))
    }
    if let field = typed.field, echo == .words || echo == .both, !typed.isSecret,
      let word = word(endedBy: typed.text, in: field, state)
    {
      spoken.append(Utterance(.text, word))
    }
    if let last = spoken.last { state.navigators.update(technology) { $0.didHear(last) } }
    return spoken.map { .effect(.speak($0), technology) }
  }

  private static func words(for typed: TypedText, _ state: SessionState) -> Utterance.Segment {
    let words = segment(for: typed, state)
    guard let isSelected = typed.isSelected else { return words }
    let verbosity = state.settings.verbosity
    return verbosity.selection(of: words, isSelected: isSelected, in: state.tree)
  }

  private static func segment(for typed: TypedText, _ state: SessionState) -> Utterance.Segment {
    let verbosity = state.settings.verbosity
    if typed.isSecret { return verbosity.bullets(typed.text.count, in: state.tree) }
    guard typed.text.count == 1 else {
      return .init(.text, typed.text.split(separator: "\n").joined(separator: " "))
    }
    return CharacterName.segment(
      typed.text,
      isDeleted: typed.isDeleted,
      verbosity,
      in: state.tree
    )
  }

  /// The word that a space or punctuation mark has just ended.
  private static func word(
    endedBy text: String,
    in field: ElementID,
    _ state: SessionState
  ) -> String? {
    guard let element = state.tree[field], let end = text.last, !end.isLetter, !end.isNumber else {
      return nil
    }
    let before = element.value.prefix(element.insertionPoint).dropLast(text.count)
    guard let last = before.last, last.isLetter || last.isNumber else { return nil }
    return before.split { !$0.isLetter && !$0.isNumber && $0 != "’" && $0 != "'" }.last
      .map(String.init)
  }
}
