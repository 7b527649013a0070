// SPDX-License-Identifier: MIT

/// Where the user is in an app, as far as the app has said or we have asked it.
@BusActor
final class UserPlace {
  /// Whether the session has begun: before that, focus moves no cursor.
  private(set) var hasBegun = false
  /// The object that has keyboard focus.
  private(set) var focused: AccessibleReference?
  /// The object that had keyboard focus before a pop-up took it.
  private var beforePopUp: AccessibleReference?
  /// Whether the list of a combo box has keyboard focus.
  private var isInComboBox = false
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

  /// Records that a menu or the list of a combo box takes keyboard focus.
  func enterPopUp(isOfComboBox: Bool) {
    beforePopUp = beforePopUp ?? focused
    isInComboBox = isOfComboBox
  }

  /// Records that no list of a combo box has keyboard focus, and returns whether one had it.
  func leavesComboBox() -> Bool {
    guard isInComboBox else { return false }
    isInComboBox = false
    beforePopUp = nil
    return true
  }

  /// Records that no pop-up has keyboard focus, and returns the object that had it before one opened.
  func leavePopUp() -> AccessibleReference? {
    defer { beforePopUp = nil }
    return beforePopUp
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
