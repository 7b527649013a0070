import A11yTree

extension Session {
  /// How often cursors and source may move each other in one turn.
  private static let roundLimit = 16

  /// Tells the source where the cursors are, and takes in what it changes because of that, until
  /// nothing moves any more.
  ///
  /// So a program that reads where focus is, has read it before the turn ends.
  func settleFocus() {
    if let update = pending {
      pending = nil
      take(update)
    }
    for _ in 0..<Self.roundLimit {
      if let request = wantedKeyboardFocus {
        wantedKeyboardFocus = nil
        moveKeyboardFocus(request)
      }
      let focus = focusedElements
      guard focus != reportedFocus || owesFocus || wantedKeyboardFocus != nil else { return }
      reportedFocus = focus
      owesFocus = false
      take(source.focusDidSettle(focus))
    }
    wantedKeyboardFocus = nil
    show("The program and the cursors went on moving each other; they were stopped.")
  }

  /// Where each cursor is. Keyboard focus is on a text field only while that is being typed in.
  var focusedElements: FocusedElements {
    var focus = FocusedElements()
    focus.voiceOver = voiceOver?.cursor
    focus.switchControl = switchControl?.cursor
    if let keyboardFocus, let element = tree[keyboardFocus],
      !element.role.isTextEntry || element.states.isReadOnly || element.states.isEditing
    {
      focus.keyboard = keyboardFocus
    }
    return focus
  }
}

extension TreeUpdate {
  /// What a program asked for, without what changed.
  var wishes: TreeUpdate {
    TreeUpdate(
      focusRequests: focusRequests,
      keyboardFocus: keyboardFocus,
      announcements: announcements,
      notifications: notifications
    )
  }
}
