// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The state of keyboard focus: the element that has keyboard focus, its selection, and the program's request to move
/// keyboard focus.
struct KeyboardFocus: Sendable {
  /// The program's request.
  struct Wish: Sendable {
    let request: KeyboardFocusRequest
    /// Whether the controlled cursor was already on the target, which has therefore already been announced.
    let isHeard: Bool
    /// Whether keyboard focus was already on the target.
    let isThere: Bool
  }

  /// The element that has keyboard focus.
  private(set) var element: ElementID?
  /// The element that the controlled cursor was on when keyboard focus last moved.
  private var cursorThen: ElementID?
  /// The program's request to move keyboard focus. The request is carried out at the end of the turn.
  private var wish: Wish?
  /// The user's selection in the field that is being edited.
  private var selection: TextSelection?
  /// The text that the user last cut or copied.
  private(set) var clipboard: String?
  /// The positions of keyboard focus in the parts of the tree that are currently covered.
  private var scopes = ScopeHistory()
  /// Whether, since the last command, keyboard focus has returned to its position in a part of the tree that was
  /// covered.
  private var hasReturned = false

  /// Resets the state for a tree in which a modal element may already be present.
  mutating func start(in tree: AccessibilityTree) { scopes.start(in: tree) }

  /// Moves keyboard focus to an element, or removes it.
  ///
  /// - Parameter cursor: The element that the driven cursor is on.
  mutating func move(to target: ElementID?, from cursor: ElementID?) {
    element = target
    cursorThen = cursor
    hasReturned = false
  }

  /// Keeps keyboard focus near its position from before the tree changed, or returns it to its previous position in a
  /// window that is no longer covered.
  mutating func follow(_ tree: AccessibilityTree, from anchor: FocusAnchor?) {
    switch scopes.follow(tree, from: anchor) {
    case .returned(let place):
      element = place?.successor(.keyboardFocusable, in: tree)
      // If the element with keyboard focus was recreated, the cursor's element was recreated as well, so the cursor has
      // to follow keyboard focus.
      hasReturned = element != nil && element == place?.id
    case .opened, .none:
      guard let anchor else { return }
      // A program may focus a container that Tab does not reach, such as a dialog.
      if let element, element == anchor.id, tree.isReachable(element),
        !tree.kinds(of: element).contains(.stop), !tree.children(of: element).isEmpty
      {
        return
      }
      element = anchor.successor(.keyboardFocusable, in: tree)
    }
  }
}

extension KeyboardFocus {
  /// Whether the program has asked to move keyboard focus.
  var isWanted: Bool { wish != nil }

  /// Starts a command. Until the user's next command, the program's requests are treated as responses to the current
  /// command.
  mutating func beginCommand() { hasReturned = false }

  /// Returns whether a request only reports that keyboard focus has returned to where it was before a menu or dialog
  /// opened.
  ///
  /// Toolkits report the return of keyboard focus like any other move, but the cursor has already returned to the
  /// element that opened the menu. A return of keyboard focus to a text field is not ignored, because editing starts in
  /// the field.
  func isReturn(_ request: KeyboardFocusRequest, in tree: AccessibilityTree) -> Bool {
    guard hasReturned, let element, request == .move(element) else { return false }
    return tree[element]?.isTypedInto == false
  }

  /// Stores the program's request until the end of the turn.
  ///
  /// - Parameter place: The element that had keyboard focus before the change that came with the request.
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
  /// Returns the text field that is being edited.
  func editing(in tree: AccessibilityTree) -> ElementID? {
    guard let element, tree[element]?.states.isEditing == true else { return nil }
    return element
  }

  /// Returns the element with keyboard focus if no cursor can reach it, such as a window splitter. An element that no
  /// cursor can reach receives keys until the cursor moves.
  func apart(from cursor: ElementID?, in tree: AccessibilityTree) -> ElementID? {
    guard let element, cursor == cursorThen, tree.isReachable(element),
      tree.first(.stop, in: element) == nil
    else { return nil }
    return element
  }

  /// Returns keyboard focus as it is reported to programs. A text field has keyboard focus only while it is being
  /// edited.
  func reported(in tree: AccessibilityTree) -> ElementID? {
    guard let id = element, let element = tree[id] else { return nil }
    let isHeld =
      !element.isTypedInto || element.states.isReadOnly || element.states.isEditing
    return isHeld ? id : nil
  }
}

extension KeyboardFocus {
  /// Stores text for a later paste.
  mutating func copy(_ text: String) { clipboard = text }

  /// Selects text in a field.
  mutating func select(_ selection: TextSelection) { self.selection = selection }

  /// Removes the selection and returns the range of the selected characters, if any.
  mutating func takeSelectedRange(in field: ElementID, _ element: Element) -> Range<Int>? {
    defer { selection = nil }
    return selectedRange(in: field, element)
  }

  /// Returns the range of the selected characters in a field, if any.
  func selectedRange(in field: ElementID, _ element: Element) -> Range<Int>? {
    selectionAnchor(in: field, element).map { anchor in
      min(anchor, element.insertionPoint)..<max(anchor, element.insertionPoint)
    }
  }

  /// Returns the position at which the selection in a field began, or `nil` if nothing is selected. The range is the
  /// user's selection or, if there is none, the program's selection. For example, browsers select a field's text when
  /// the user reaches the field with Tab.
  func selectionAnchor(in field: ElementID, _ element: Element) -> Int? {
    let isOwn = selection?.holds(in: field, element) ?? false
    let programs = element.hasDetails ? element.details.selectionAnchor : nil
    guard let anchor = isOwn ? selection?.anchor : programs,
      anchor != element.insertionPoint, (0...element.value.count).contains(anchor)
    else { return nil }
    return anchor
  }
}
