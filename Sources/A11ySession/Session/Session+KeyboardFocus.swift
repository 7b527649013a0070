import A11yNavigation
import A11yTree

extension Session {
  /// Moves keyboard focus to the next or previous control, as Tab does.
  ///
  /// VoiceOver's cursor goes along if the keys drive it: a keyboard focus that is not heard would
  /// be lost. Switch Control's stays.
  func moveKeyboardFocus(_ direction: VoiceOver.Direction) {
    guard let scope = tree.scope else { return play(.border, driven) }
    // VoiceOver's cursor went along with keyboard focus; wherever it went since is where Tab is
    // pressed.
    let cursor = driven == .voiceOver ? voiceOver?.cursor : nil
    let place = cursor ?? keyboardFocus ?? focus(of: driven) ?? scope
    make(
      for: direction == .forward ? .next(.keyboardFocusable) : .previous(.keyboardFocusable),
      from: place
    )
    let target =
      direction == .forward
      ? tree.next(.keyboardFocusable, after: place, in: scope)
      : tree.previous(.keyboardFocusable, before: place, in: scope)
    guard let target else { return play(.border, driven) }
    focusKeyboard(on: target)
  }

  /// Moves keyboard focus because the program asked for it.
  func moveKeyboardFocus(_ request: KeyboardFocusRequest) {
    owesFocus = true
    switch request {
    case .move(let target):
      guard tree.isReachable(target), keyboardFocus != target || editing == nil else { return }
      focusKeyboard(on: target)
    case .dismiss:
      if let editing { ask(ActionRequest(.endEditing, on: editing)) }
      keyboardFocus = nil
    }
  }

  /// Keeps keyboard focus close to where it was before the tree changed, or takes it back to where
  /// it was in a window, once what covered that has gone.
  func followKeyboardFocus(from anchor: FocusAnchor?) {
    switch keyboardScopes.follow(tree, from: anchor) {
    case .returned(let place):
      keyboardFocus = place?.successor(.keyboardFocusable, in: tree)
    case .opened, .none:
      guard let anchor else { return }
      keyboardFocus = anchor.successor(.keyboardFocusable, in: tree)
    }
  }

  /// Whether keyboard focus is about to take VoiceOver's cursor along.
  func takesVoiceOverAlong(_ update: TreeUpdate) -> Bool {
    guard driven == .voiceOver, case .move(let target) = update.keyboardFocus else { return false }
    return tree.isReachable(target)
  }

  private func focusKeyboard(on target: ElementID) {
    if let editing, editing != target { ask(ActionRequest(.endEditing, on: editing)) }
    keyboardFocus = target
    take(source.perform(ActionRequest(.focus, on: target)).update)
    if driven == .voiceOver, voiceOver != nil {
      voiceOver(.moveTo(target))
    } else if let label = tree[target]?.label {
      show("Keyboard focus: \(label)")
    }
    if let element = tree[target], element.role.isTextEntry, !element.states.isReadOnly {
      ask(ActionRequest(.beginEditing, on: target))
    }
  }
}
