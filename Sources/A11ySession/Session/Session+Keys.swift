import A11yNavigation
import A11yTree

extension Session {
  /// What a key does depends on what is open: a line to type in, a text field, else the technology
  /// that the keys drive.
  func press(_ key: Key, held: Duration) {
    if prompt != nil { return pressInPrompt(key) }
    if passesNextKey {
      passesNextKey = false
      return pressVerbatim(key)
    }
    if pressInApp(key) { return }
    if key == .verbatim {
      passesNextKey = true
      return show("The next key is for the app.")
    }
    if let editing, pressInField(key, editing) { return }
    let own = driven == .voiceOver ? KeyMap.voiceOver(key) : KeyMap.switchControl(key)
    guard var command = own ?? KeyMap.shared(key) else {
      if key.isPlain, driven == .voiceOver, pressShortcut(key) { return }
      return show("The key \(key.name) does nothing here; ? shows the keys.")
    }
    if case .switchControl(let press, _) = command { command = .switchControl(press, held: held) }
    act(command)
  }

  /// The text field that is being typed in.
  var editing: ElementID? {
    guard let keyboardFocus, tree[keyboardFocus]?.states.isEditing == true else { return nil }
    return keyboardFocus
  }

  /// Takes a key for the text field; `false` if it is not for typing.
  private func pressInField(_ key: Key, _ field: ElementID) -> Bool {
    // Switches stay switches while a field is being typed in.
    if driven == .switchControl, KeyMap.switchControl(key) != nil, !key.isLetter { return false }
    let element = tree[field] ?? Element()
    switch key.code {
    case .character(let character)
    where key.modifiers.isEmpty || key.modifiers == .shift:
      type(String(character))
    case .enter where element.states.isMultiline: type("\n")
    case .enter: ask(ActionRequest(.submit, on: field))
    case .escape: ask(ActionRequest(.endEditing, on: field))
    case .backspace: deleteBackward(field)
    case .left: moveInsertionPoint(by: -1, field)
    case .right: moveInsertionPoint(by: 1, field)
    case .home: moveInsertionPoint(by: -element.value.count, field)
    case .end: moveInsertionPoint(by: element.value.count, field)
    default: return false
    }
    return true
  }
}

extension Key {
  var isLetter: Bool {
    if case .character(let character) = code { return character.isLetter }
    return false
  }
}
