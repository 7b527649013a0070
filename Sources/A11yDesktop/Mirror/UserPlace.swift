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
  struct PopUp {
    /// The object that had keyboard focus before.
    var before: AccessibleReference?
    var isOfComboBox: Bool
  }

  /// Records that a pop-up has keyboard focus.
  func enterPopUp(isOfComboBox: Bool) {
    popUp = PopUp(before: popUp?.before ?? focused, isOfComboBox: isOfComboBox)
  }

  /// Records that no pop-up has keyboard focus, and returns the one that had it.
  func leavePopUp() -> PopUp? {
    defer { popUp = nil }
    return popUp
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
    pressedAt = .now
    hasPressedKeys = true
  }

  /// Whether keys were pressed since this was last asked.
  func takeKeys() -> Bool {
    defer { hasPressedKeys = false }
    return hasPressedKeys
  }
}
