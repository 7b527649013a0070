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

  /// The update, with VoiceOver sent at once to where keyboard focus will take it, if the element
  /// that it was on is gone: what lies on the way would only be said to be left.
  func takingAlong(_ update: TreeUpdate) -> TreeUpdate {
    guard driven == .voiceOver, let voiceOver, let cursor = voiceOver.cursor,
      !tree.isReachable(cursor), case .move(let target) = update.keyboardFocus,
      tree.isReachable(target)
    else { return update }
    var update = update
    let generation = voiceOver.newestRequest
    update.focusRequests.append(FocusRequest(target, for: .voiceOver, generation: generation))
    takenAlong = target
    return update
  }

  private func focusKeyboard(on target: ElementID) {
    if let editing, editing != target { ask(ActionRequest(.endEditing, on: editing)) }
    keyboardFocus = target
    take(source.perform(ActionRequest(.focus, on: target)).update)
    let isThere = takenAlong == target && voiceOver?.cursor == target
    takenAlong = nil
    if driven == .voiceOver, voiceOver != nil {
      if !isThere { voiceOver(.moveTo(target)) }
    } else if let label = tree[target]?.label {
      show("Keyboard focus: \(label)")
    }
    if let element = tree[target], element.role.isTextEntry, !element.states.isReadOnly {
      ask(ActionRequest(.beginEditing, on: target))
    }
  }
}
