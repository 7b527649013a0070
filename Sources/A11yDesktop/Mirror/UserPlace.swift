// SPDX-License-Identifier: MIT

/// Where the user is in an app, as far as the app has said or we have asked it.
@BusActor
final class UserPlace {
  /// Whether the session has begun: before that, focus moves no cursor.
  private(set) var hasBegun = false
  /// The object that has keyboard focus.
  private(set) var focused: AccessibleReference?
  /// The pop-up that has keyboard focus.
  private var popUp: PopUp?
  /// An object that has keyboard focus and does not show yet.
  private(set) var awaited: AccessibleReference?
  /// The field in which the user edits text.
  private(set) var editing: AccessibleReference?
  /// The window that the user is in.
  private(set) var front: AccessibleReference?
  private var hasPressedKeys = false
  /// When a key was last pressed: it takes the way through the display.
  private(set) var pressedAt: ContinuousClock.Instant?

  /// Begins the session with keyboard focus on an object, or on none.
  func begin(on reference: AccessibleReference?) {
    hasBegun = true
    focused = reference
    awaited = nil
  }

  /// Records that an object that does not show has keyboard focus.
  func await(_ reference: AccessibleReference?) { awaited = reference }

  /// Records where keyboard focus is.
  func focus(on reference: AccessibleReference?) { focused = reference }

  /// A menu or the list of a combo box.
  private struct PopUp {
    /// The object that had keyboard focus before.
    var before: AccessibleReference?
    /// The combo box whose list it is.
    var comboBox: AccessibleReference?
    /// Whether the combo box has keyboard focus again, so the list is closed.
    var isClosed = false
  }

  /// Records that a menu, or the list of a combo box, has keyboard focus.
  func enterPopUp(of comboBox: AccessibleReference?) {
    popUp = PopUp(before: popUp?.before ?? focused, comboBox: comboBox)
  }

  /// Records that an object outside pop-ups has keyboard focus; returns whether the user only comes
  /// back there from a pop-up.
  ///
  /// A choice in a combo box leads nowhere else, whichever object gets focus first. Its last item may
  /// still report focus when the list is closed, which counts for the combo box; the object behind
  /// the list follows.
  ///
  /// - Parameter chain: The object, and those around it: the tab of a notebook has focus for the
  ///   notebook.
  func isBackFromPopUp(on chain: [AccessibleReference]) -> Bool {
    guard let last = popUp else { return false }
    if let comboBox = last.comboBox, chain.first == comboBox {
      popUp?.isClosed = true
      return true
    }
    popUp = nil
    if last.comboBox != nil { return true }
    return last.before.map(chain.contains) ?? false
  }

  /// Begins an action of the user: focus that is reported from now on is an answer to it.
  func beginAction() {
    if popUp?.isClosed == true { popUp = nil }
  }

  /// Records which field is edited; returns the objects whose elements that changes.
  func edit(_ reference: AccessibleReference?) -> [AccessibleReference] {
    guard editing != reference else { return [] }
    let changed = [editing, reference].compactMap(\.self)
    editing = reference
    return changed
  }

  /// Records that an object is gone.
  func leave(_ reference: AccessibleReference) {
    if focused == reference { focused = nil }
  }

  func enter(window: AccessibleReference?) { front = window }

  func pressKey() {
    beginAction()
    pressedAt = .now
    hasPressedKeys = true
  }

  /// Whether keys were pressed since this was last asked.
  func takeKeys() -> Bool {
    defer { hasPressedKeys = false }
    return hasPressedKeys
  }
}
