import A11yNavigation
import A11yTree

extension Session {
  /// Types where keyboard focus is, and says what was typed: never what is secret.
  func type(_ text: String) {
    guard let field = editing else {
      return show("Nothing is being edited; activate a text field first.")
    }
    let isSecret = tree[field]?.states.isProtected ?? true
    guard ask(ActionRequest(.insertText(text), on: field)), settings.echoesTyping else { return }
    echo(text, isSecret: isSecret)
  }

  func deleteBackward(_ field: ElementID) {
    let element = tree[field] ?? Element()
    let place = (element.hasDetails ? element.details.insertionPoint : nil) ?? Int.max
    guard place > 0, !element.value.isEmpty else { return play(.border, driven) }
    // A long text is not counted as well: behind its end there is its last character.
    var removed = place == Int.max ? "" : element.value[at: place - 1]
    if removed.isEmpty { removed = String(element.value.suffix(1)) }
    guard ask(ActionRequest(.deleteBackward, on: field)) else { return }
    echo(removed, isSecret: element.states.isProtected)
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

  private func echo(_ text: String, isSecret: Bool) {
    guard driven == .voiceOver, !text.isEmpty else { return }
    let count = text.count
    let words: String
    if isSecret {
      words = count == 1 ? "bullet" : "\(count) bullets"
    } else {
      words =
        count == 1 ? CharacterName.spoken(text) : text.split(separator: "\n").joined(separator: " ")
    }
    say(Utterance(.text, words), .voiceOver)
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
