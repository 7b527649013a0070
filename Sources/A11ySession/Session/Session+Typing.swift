import A11yNavigation
import A11yTree

extension Session {
  /// Types where keyboard focus is, and says what was typed: never what is secret.
  func type(_ text: String) {
    guard let field = editing else {
      return show("Nothing is being edited; activate a text field first.")
    }
    let isSecret = tree[field]?.states.isProtected ?? true
    guard ask(ActionRequest(.insertText(text), on: field)) else { return }
    let echo = settings.verbosity.typingEcho
    if echo == .characters || echo == .both { self.echo(text, isSecret: isSecret) }
    if echo == .words || echo == .both, !isSecret { echoWord(endedBy: text, in: field) }
  }

  func deleteBackward(_ field: ElementID) {
    let element = tree[field] ?? Element()
    let place = (element.hasDetails ? element.details.insertionPoint : nil) ?? Int.max
    guard place > 0, !element.value.isEmpty else { return play(.border, driven) }
    // A long text is not counted as well: behind its end there is its last character.
    var removed = place == Int.max ? "" : element.value[at: place - 1]
    if removed.isEmpty { removed = String(element.value.suffix(1)) }
    guard ask(ActionRequest(.deleteBackward, on: field)) else { return }
    echo(removed, isSecret: element.states.isProtected, isDeleted: true)
  }

  func moveInsertionPoint(by step: Int, _ field: ElementID) {
    let element = tree[field] ?? Element()
    let place = min(max(element.insertionPoint + step, 0), element.value.count)
    guard place != element.insertionPoint else { return play(.border, driven) }
    guard ask(ActionRequest(.moveInsertionPoint(place), on: field)) else { return }
    // The character that was passed over; at the end, none is left to say.
    let passed = step < 0 ? element.value[at: place] : element.value[at: place - 1]
    echo(passed, isSecret: element.states.isProtected)
  }

  private func echo(_ text: String, isSecret: Bool, isDeleted: Bool = false) {
    guard driven == .voiceOver, !text.isEmpty else { return }
    let words: Utterance.Segment
    if isSecret {
      words = settings.verbosity.bullets(text.count, in: tree)
    } else if text.count == 1 {
      words = CharacterName.segment(text, isDeleted: isDeleted, settings.verbosity, in: tree)
    } else {
      words = .init(.text, text.split(separator: "\n").joined(separator: " "))
    }
    say(Utterance([words]), .voiceOver)
  }

  /// Says the word that a space or a mark has just ended.
  private func echoWord(endedBy text: String, in field: ElementID) {
    guard driven == .voiceOver, let element = tree[field],
      text.last.map({ !$0.isLetter && !$0.isNumber }) == true
    else { return }
    let before = element.value.prefix(element.insertionPoint).dropLast(text.count)
    let word = before.split { !$0.isLetter && !$0.isNumber && $0 != "’" && $0 != "'" }.last
    guard let word, before.last?.isLetter == true || before.last?.isNumber == true else { return }
    say(Utterance(.text, String(word)), .voiceOver)
  }

  /// A command as it may be written down: what is typed into a secret field is masked.
  func masked(_ command: SessionCommand) -> SessionCommand {
    guard prompt == nil, let field = editing, tree[field]?.states.isProtected != false else {
      return command
    }
    switch command {
    case .type(let text): return .type(String(repeating: "•", count: text.count))
    case .press(let key, _):
      guard case .character = key.code, key.modifiers.subtracting(.shift).isEmpty else {
        return command
      }
      return .press(Key(.character("•")))
    default: return command
    }
  }
}

extension Element {
  /// Where typing goes in the value; at its end if nothing says otherwise.
  var insertionPoint: Int {
    let count = value.count
    guard hasDetails, let place = details.insertionPoint else { return count }
    return min(max(place, 0), count)
  }
}

extension String {
  /// The character at a place, or nothing outside.
  subscript(at place: Int) -> String {
    guard place >= 0, let index = index(startIndex, offsetBy: place, limitedBy: endIndex),
      index < endIndex
    else { return "" }
    return String(self[index])
  }
}
