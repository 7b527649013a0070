// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Keys that the user typed ahead in a text field and that the source handles together. A source that has to answer
/// each key separately cannot keep up with a fast typist.
struct KeysAhead: Sendable {
  /// A command that pressed a key, with the key's effect and the words to speak for the key.
  struct Press: Sendable {
    let command: SessionCommand
    /// The recorded form of the command, which is determined before the keys can move focus out of a secret field.
    let recorded: String
    let key: TypeAhead.TypedKey
    /// The text to echo, or `nil` if the insertion point cannot move any further.
    let typed: TypedText?
  }

  let presses: [Press]
  let request: ActionRequest
  /// The field's state before the keys are handled, for comparison with the state afterward.
  let field: EditedField?
}

extension SessionCore {
  /// Removes and returns the next commands if each of them is a key with a known effect in the edited field.
  ///
  /// A key's effect is known only if the field's text and insertion point are known. Therefore, selections, line breaks
  /// and keys with modifiers are excluded.
  mutating func takeKeysAhead() -> KeysAhead? {
    guard isRealTime, link.status.takesTypeAhead, !link.isClosed, commands.nextTogether.count > 1,
      line.prompt == nil, !passesNextKey, !navigators.isListOpen,
      !navigators.driven.navigator.keysAreSwitches, let id = editing, let element = tree[id],
      isDrivenCursor(in: id), !element.hasSelection,
      keyboard.selectedRange(in: id, element) == nil
    else { return nil }
    var text = KnownText(of: element, id, hasWordEcho: settings.verbosity.typingEcho != .characters)
    let (before, after) = text.halves
    var presses: [KeysAhead.Press] = []
    for command in commands.nextTogether {
      guard let (key, typed) = text.press(command) else { break }
      presses.append(
        .init(command: command, recorded: recorded(command), key: key, typed: typed)
      )
    }
    guard presses.count > 1 else { return nil }
    commands.takeTogether(presses.count, at: now)
    let keys = TypeAhead(presses.map(\.key), before: before, after: after)
    return KeysAhead(
      presses: presses,
      request: ActionRequest(.typeAhead(keys), on: id),
      field: EditedField(self)
    )
  }

  /// Starts a turn in which the source handles several keys.
  mutating func begin(_ keys: KeysAhead) {
    let request = SourceRequest(
      kind: .action(keys.request),
      isAnswerFirst: true,
      then: .typedAhead(keys)
    )
    turn.add([.request(request)] + Self.ending)
  }

  /// Echoes the keys that took effect, and holds the remaining keys again.
  mutating func follow(_ outcome: ActionResponse.Outcome, of keys: KeysAhead) -> [TurnStep] {
    let count =
      switch outcome {
      case .handled: keys.presses.count
      case .typed(let count): min(max(count, 0), keys.presses.count)
      case .refused, .underWay: 0
      }
    commands.didHandleTogether(count, rest: keys.presses.dropFirst(count).map(\.command))
    for press in keys.presses.prefix(count) {
      if case .insert(let text) = press.key.effect {
        note(ActionRequest(.insertText(text), on: keys.request.target))
      }
    }
    return keys.presses.prefix(count).flatMap { press -> [TurnStep] in
      [.noteBegin(press.recorded), press.typed.map { .echo($0) } ?? .border(self)]
    } + (keys.field.map { [.sayCompletion($0)] } ?? [])
  }
}

/// A field's text and insertion point, which change with each key.
private struct KnownText {
  private let field: ElementID
  private let isSecret: Bool
  private let isMultiline: Bool
  private let hasWordEcho: Bool
  private var text: [Character]
  /// The position of the insertion point, in characters.
  private var place: Int

  init(of element: Element, _ field: ElementID, hasWordEcho: Bool) {
    self.field = field
    self.hasWordEcho = hasWordEcho
    isSecret = element.states.isProtected
    isMultiline = element.states.isMultiline
    text = Array(element.value)
    place = element.insertionPoint
  }

  /// The text before and after the insertion point.
  var halves: (before: String, after: String) { (String(text[..<place]), String(text[place...])) }

  /// Changes the text in the same way as a command and returns the pressed key with the text to echo, or returns `nil`
  /// if the command's effect is not known.
  mutating func press(
    _ command: SessionCommand
  ) -> (key: TypeAhead.TypedKey, typed: TypedText?)? {
    guard case .press(let key, .zero) = command, key.modifiers.isEmpty,
      let stroke = key.strokes.first
    else { return nil }
    if case .character(let character) = key.code {
      guard character.unicodeScalars.count == 1, !character.isNewline else { return nil }
      let typed = TypedText(
        text: String(character),
        isSecret: isSecret,
        field: field,
        textBefore: hasWordEcho ? halves.before : nil
      )
      text.insert(isSecret ? "•" : character, at: place)
      place += 1
      return (.init(stroke, .insert(String(character))), typed)
    }
    // In a single-line field, Up and Down often choose suggestions.
    guard case .edit(let edit)? = KeyTable.textKey(for: key),
      isMultiline || edit != .lineUp && edit != .lineDown
    else { return nil }
    switch edit.effect(in: text, at: place) {
    case nil:
      // A key that has no effect is offered to the program only if the key normally moves the insertion point.
      guard edit != .deleteBackward, edit != .deleteForward else { return nil }
      return (.init(stroke, .moveForward(over: "")), nil)
    case .move(let target, let range):
      let passed = String(text[range])
      let said = SessionCore.words(of: edit, to: target, over: range, in: text)
      let isBackward = target < place
      place = target
      return (
        .init(stroke, isBackward ? .moveBackward(over: passed) : .moveForward(over: passed)),
        TypedText(text: said, isSecret: isSecret)
      )
    case .delete(let range):
      let deleted = String(text[range])
      let isBackward = range.upperBound == place
      text.removeSubrange(range)
      place = range.lowerBound
      return (
        .init(stroke, isBackward ? .deleteBackward(deleted) : .deleteForward(deleted)),
        TypedText(text: deleted, isSecret: isSecret, isDeleted: true)
      )
    }
  }
}
