// SPDX-License-Identifier: MIT

/// The user's position in an app, according to the app's events and the changes made by requests.
@BusActor
final class UserPlace {
  /// Whether the session has begun. Until the session begins, focus events do not move any cursor.
  private(set) var hasBegun = false
  /// The object that has keyboard focus.
  private(set) var focused: AccessibleReference?
  /// The pop-up with keyboard focus.
  private var popUp: PopUp?
  /// A hidden object with keyboard focus.
  private(set) var awaited: AccessibleReference?
  /// The field in which the user edits text.
  private(set) var editing: AccessibleReference?
  /// The window that the user is using.
  private(set) var front: AccessibleReference?
  private var hasPressedKeys = false
  /// The time at which a key was last pressed. The effect of a key press is delayed, because the key is sent through
  /// the display.
  private(set) var pressedAt: ContinuousClock.Instant?

  /// Begins the session with keyboard focus on an object, or without keyboard focus.
  func begin(on reference: AccessibleReference?) {
    hasBegun = true
    focused = reference
    awaited = nil
  }

  /// Records that a hidden object has keyboard focus.
  func await(_ reference: AccessibleReference?) { awaited = reference }

  /// Records which object has keyboard focus.
  func focus(on reference: AccessibleReference?) { focused = reference }

  /// An open menu or the open list of a combo box.
  private struct PopUp {
    /// The object that had keyboard focus before the pop-up opened.
    var before: AccessibleReference?
    /// The combo box to which the list belongs, or `nil` for a menu.
    var comboBox: AccessibleReference?
    /// Whether the combo box has regained keyboard focus, which means that its list is closed.
    var isClosed = false
  }

  /// Records that a menu or a combo box's list has keyboard focus.
  func enterPopUp(of comboBox: AccessibleReference?) {
    popUp = PopUp(before: popUp?.before ?? focused, comboBox: comboBox)
  }

  /// Records that an object outside pop-ups has keyboard focus, and returns whether the user only returned to this
  /// object from a pop-up.
  ///
  /// After the user has chosen an item in a combo box, the combo box has keyboard focus, regardless of which object
  /// receives focus first. When the list closes, its last item may report focus before the object behind the list does.
  /// The last item's report is treated as focus on the combo box.
  ///
  /// - Parameter chain: The object and its ancestors, because a notebook's tab can have focus in place of the notebook.
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

  /// Begins an action by the user. The focus events after an action are treated as results of the action.
  func beginAction() {
    if popUp?.isClosed == true { popUp = nil }
  }

  /// Records which field the user is editing, and returns the objects whose elements change as a result.
  func edit(_ reference: AccessibleReference?) -> [AccessibleReference] {
    guard editing != reference else { return [] }
    let changed = [editing, reference].compactMap(\.self)
    editing = reference
    return changed
  }

  /// Records that an object no longer exists.
  func leave(_ reference: AccessibleReference) {
    if focused == reference { focused = nil }
  }

  func enter(window: AccessibleReference?) { front = window }

  func pressKey() {
    beginAction()
    pressedAt = .now
    hasPressedKeys = true
  }

  /// Returns whether any keys were pressed since the previous call.
  func takeKeys() -> Bool {
    defer { hasPressedKeys = false }
    return hasPressedKeys
  }
}
