import A11yNavigation
import A11yTree

extension Session {
  /// Offers a key to the program before anyone else has it; `false` if nothing there takes it.
  ///
  /// What has keyboard focus is asked if the cursor that the keys drive is on it, then what it
  /// stands in. A key with a modifier may be a shortcut in the window. Switches stay switches, and
  /// what ends the session always does.
  func pressInApp(_ key: Key) -> Bool {
    guard !key.endsSession else { return false }
    guard driven != .switchControl || KeyMap.switchControl(key) == nil else { return false }
    if let focused = focusedElements.keyboard, isDrivenCursor(in: focused),
      key.strokes.contains(where: { offer(.key($0), to: focused) })
    {
      return true
    }
    if !key.isPlain { return pressShortcut(key) }
    guard editing == nil, voiceOver?.actionsMenu == nil else { return false }
    switch key {
    case Key(.escape): return pressShortcut(key)
    // What can be activated is activated: the default action is for all other places.
    case Key(.enter): return !isAtControl && pressShortcut(key)
    default: return false
    }
  }

  /// Has the program do what a key does anywhere in the window that the user is in.
  func pressShortcut(_ key: Key) -> Bool {
    guard let place = focusedElements.keyboard ?? focus(of: driven) ?? tree.scope else {
      return false
    }
    return key.strokes.contains { offer(.shortcut($0), to: place) }
  }

  /// Hands a key to the program alone: to what has keyboard focus, then to the window.
  func pressVerbatim(_ key: Key) {
    let focused = focusedElements.keyboard
    for stroke in key.strokes {
      if let focused, offer(.key(stroke), to: focused) { return }
    }
    if !pressShortcut(key) { show("Nothing takes the key \(key.name).") }
  }

  private func offer(_ action: Action, to element: ElementID) -> Bool {
    let response = source.perform(ActionRequest(action, on: element))
    take(response.update)
    return response.isHandled
  }

  private func isDrivenCursor(in focused: ElementID) -> Bool {
    guard let cursor = focus(of: driven) else { return true }
    return tree.isInside(cursor, focused)
  }

  private var isAtControl: Bool {
    guard driven == .voiceOver, let cursor = voiceOver?.cursor else { return false }
    return tree[cursor]?.isInteractive ?? false
  }
}
