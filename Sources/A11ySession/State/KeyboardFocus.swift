// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Keyboard focus: where typing goes, and where the program wants it to go.
struct KeyboardFocus {
  /// The element that has keyboard focus.
  var element: ElementID?
  /// Where the program wants keyboard focus; it moves there at the end of the turn.
  var wanted: KeyboardFocusRequest?
  /// Whether the driven cursor was there before the program asked, so that it has been heard.
  var isWantedHeard = false
  /// Where keyboard focus was in the parts that are now covered.
  private var scopes = ScopeHistory()

  /// Starts over on a tree that may already show a modal.
  mutating func start(in tree: AccessibilityTree) { scopes.start(in: tree) }

  /// The text field that is being edited.
  func editing(in tree: AccessibilityTree) -> ElementID? {
    guard let element, tree[element]?.states.isEditing == true else { return nil }
    return element
  }

  /// Keyboard focus as programs see it: on a text field only while it is being edited.
  func reported(in tree: AccessibilityTree) -> ElementID? {
    guard let id = element, let element = tree[id] else { return nil }
    let isHeld =
      !element.role.isTextEntry || element.states.isReadOnly || element.states.isEditing
    return isHeld ? id : nil
  }

  /// Stays close to its place before the tree changed, or returns to its place in a window that is
  /// no longer covered.
  mutating func follow(_ tree: AccessibilityTree, from anchor: FocusAnchor?) {
    switch scopes.follow(tree, from: anchor) {
    case .returned(let place):
      element = place?.successor(.keyboardFocusable, in: tree)
    case .opened, .none:
      guard let anchor else { return }
      element = anchor.successor(.keyboardFocusable, in: tree)
    }
  }
}
