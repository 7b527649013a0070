// SPDX-License-Identifier: MIT

/// The user's position in an app, according to the app's reports and the changes that requests have made.
@BusActor
final class UserPlace {
  /// Whether the session has begun; until then, focus events do not move any cursor.
  private(set) var hasBegun = false
  /// The object that has keyboard focus.
  private(set) var focused: AccessibleReference?
  /// The pop-up that has keyboard focus.
  private var popUp: PopUp?
  /// An object that has keyboard focus but is not shown yet.
  private(set) var awaited: AccessibleReference?
  /// The field in which the user edits text.
  private(set) var editing: AccessibleReference?
  /// The window that the user is using.
  private(set) var front: AccessibleReference?
  private var hasPressedKeys = false
  /// The time at which a key was last pressed. A key takes effect only after some time, because it is sent through the
  /// display.
  private(set) var pressedAt: ContinuousClock.Instant?

  /// Begins the session with keyboard focus on an object, or on no object.
  func begin(on reference: AccessibleReference?) {
    hasBegun = true
    focused = reference
    awaited = nil
  }

  /// Records that keyboard focus is on an object that is not shown yet.
  func await(_ reference: AccessibleReference?) { awaited = reference }

  /// Records the object that has keyboard focus.
  func focus(on reference: AccessibleReference?) { focused = reference }

  /// A menu, or the list of a combo box.
  private struct PopUp {
    /// The object that had keyboard focus before the pop-up opened.
    var before: AccessibleReference?
    /// The combo box to which the list belongs, or `nil` for a menu.
    var comboBox: AccessibleReference?
    /// Whether the combo box has regained keyboard focus and its list is therefore closed.
    var isClosed = false
  }

  /// Records that a menu, or the list of a combo box, has keyboard focus.
  func enterPopUp(of comboBox: AccessibleReference?) {
    popUp = PopUp(before: popUp?.before ?? focused, comboBox: comboBox)
  }

  /// Records that an object outside pop-ups has keyboard focus, and returns whether the user merely returned to this
  /// object from a pop-up.
  ///
  /// After the user has chosen an item in a combo box, the user is back at the combo box, regardless of which object
  /// receives focus first. When the list closes, its last item may still report focus before the object behind the list
  /// does; this report is treated as focus on the combo box.
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

  /// Begins a user's action. The focus events that follow an action are treated as results of the action.
  func beginAction() {
    if popUp?.isClosed == true { popUp = nil }
  }

  /// Records which field is being edited and returns the objects whose elements change as a result.
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

  /// Returns whether any keys were pressed since the last call.
  func takeKeys() -> Bool {
    defer { hasPressedKeys = false }
    return hasPressedKeys
  }
}
