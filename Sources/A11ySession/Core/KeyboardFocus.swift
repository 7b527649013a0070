// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Keyboard focus: where typing goes, what is selected there, and where the program wants it to go.
struct KeyboardFocus: Sendable {
  /// The program's request.
  struct Wish: Sendable {
    let request: KeyboardFocusRequest
    /// Whether the driven cursor was there before the program asked, so that it has been heard.
    let isHeard: Bool
    /// Whether keyboard focus was there before the program asked.
    let isThere: Bool
  }

  /// The element that has keyboard focus.
  private(set) var element: ElementID?
  /// Where the driven cursor was when keyboard focus came there.
  private var cursorThen: ElementID?
  /// Where the program wants keyboard focus; it moves there at the end of the turn.
  private var wish: Wish?
  /// What the user has selected in the field that is being edited.
  private var selection: TextSelection?
  /// The text that the user cut or copied last.
  private(set) var clipboard: String?
  /// Where keyboard focus was in the parts that are now covered.
  private var scopes = ScopeHistory()
  /// Whether it has returned to its place in a part that was covered, since the last command.
  private var hasReturned = false

  /// Starts over on a tree that may already show a modal.
  mutating func start(in tree: AccessibilityTree) { scopes.start(in: tree) }

  /// Moves to an element, or nowhere.
  ///
  /// - Parameter cursor: Where the driven cursor is.
  mutating func move(to target: ElementID?, from cursor: ElementID?) {
    element = target
    cursorThen = cursor
    hasReturned = false
  }

  /// Stays close to its place before the tree changed, or returns to its place in a window that is
  /// no longer covered.
  mutating func follow(_ tree: AccessibilityTree, from anchor: FocusAnchor?) {
    switch scopes.follow(tree, from: anchor) {
    case .returned(let place):
      element = place?.successor(.keyboardFocusable, in: tree)
      // If its element was made anew, so was the cursor's, which then has to follow the focus.
      hasReturned = element != nil && element == place?.id
    case .opened, .none:
      guard let anchor else { return }
      element = anchor.successor(.keyboardFocusable, in: tree)
    }
  }
}

extension KeyboardFocus {
  /// Whether the program wants it elsewhere.
  var isWanted: Bool { wish != nil }

  /// Starts a command: what the program asks for from now on is an answer to it.
  mutating func beginCommand() { hasReturned = false }

  /// Whether a request only says that keyboard focus is back where it was before a menu or dialog
  /// opened.
  ///
  /// Toolkits report the return as they report every move, but the cursor returns to the element that
  /// opened the menu. To be placed in a text field is more: editing begins there.
  func isReturn(_ request: KeyboardFocusRequest, in tree: AccessibilityTree) -> Bool {
    guard hasReturned, let element, request == .move(element) else { return false }
    return tree[element]?.isTypedInto == false
  }

  /// Keeps what the program wants until the end of the turn.
  ///
  /// - Parameter place: Where keyboard focus was before the change that the request came with.
  mutating func want(_ request: KeyboardFocusRequest, isHeard: Bool, from place: ElementID?) {
    wish = Wish(
      request: request,
      isHeard: isHeard,
      isThere: place.map { request == .move($0) } ?? false
    )
  }

  /// Removes and returns the program's request.
  mutating func takeWish() -> Wish? {
    defer { wish = nil }
    return wish
  }

  /// Discards the program's request.
  mutating func dropWish() { wish = nil }
}

extension KeyboardFocus {
  /// The text field that is being edited.
  func editing(in tree: AccessibilityTree) -> ElementID? {
    guard let element, tree[element]?.states.isEditing == true else { return nil }
    return element
  }

  /// The element with keyboard focus if no cursor can be on it, as on a window splitter: it takes keys
  /// until the cursor moves.
  func apart(from cursor: ElementID?, in tree: AccessibilityTree) -> ElementID? {
    guard let element, cursor == cursorThen, tree.isReachable(element),
      tree.first(.stop, in: element) == nil
    else { return nil }
    return element
  }

  /// Keyboard focus as programs see it: on a text field only while it is being edited.
  func reported(in tree: AccessibilityTree) -> ElementID? {
    guard let id = element, let element = tree[id] else { return nil }
    let isHeld =
      !element.isTypedInto || element.states.isReadOnly || element.states.isEditing
    return isHeld ? id : nil
  }
}

extension KeyboardFocus {
  /// Keeps text for a later paste.
  mutating func copy(_ text: String) { clipboard = text }

  /// Selects text in a field.
  mutating func select(_ selection: TextSelection) { self.selection = selection }

  /// Removes the selection, and returns the selected characters, if any were.
  mutating func takeSelectedRange(in field: ElementID, _ element: Element) -> Range<Int>? {
    defer { selection = nil }
    return selectedRange(in: field, element)
  }

  /// The selected characters of a field, if any are.
  func selectedRange(in field: ElementID, _ element: Element) -> Range<Int>? {
    selectionAnchor(in: field, element).map { anchor in
      min(anchor, element.insertionPoint)..<max(anchor, element.insertionPoint)
    }
  }

  /// Where the selection in a field began: the user's, or else what the program selected, as browsers
  /// do when Tab comes to a field. `nil` where nothing is selected.
  func selectionAnchor(in field: ElementID, _ element: Element) -> Int? {
    let isOwn = selection?.holds(in: field, element) ?? false
    let programs = element.hasDetails ? element.details.selectionAnchor : nil
    guard let anchor = isOwn ? selection?.anchor : programs,
      anchor != element.insertionPoint, (0...element.value.count).contains(anchor)
    else { return nil }
    return anchor
  }
}
