// SPDX-License-Identifier: MIT

/// A user's request to a single element.
public struct ActionRequest: Hashable, Sendable {
  /// The element that performs the action.
  public var target: ElementID
  /// The action to perform.
  public var action: Action

  /// Creates a request with the given target and action.
  public init(_ action: Action, on target: ElementID) {
    self.target = target
    self.action = action
  }
}

/// An action that can be requested from an element.
public enum Action: Hashable, Sendable {
  /// Performs the default action.
  case activate
  /// Increases the value by one step.
  case increment
  /// Decreases the value by one step.
  case decrement
  /// Closes the alert or pop-up, or goes back. The request is sent to the target first, and then to its ancestors.
  case escape
  /// Performs the main action. The request is sent to the target first, and then to its ancestors.
  case magicTap
  /// Deletes the element.
  case delete
  /// Opens the element's menu.
  case showMenu
  /// Scrolls one page toward an edge.
  case scroll(ScrollEdge)
  /// Runs the program's action that has the given name.
  case custom(String)
  /// Begins editing text, with the insertion point at the end.
  case beginEditing
  /// Ends editing text.
  case endEditing
  /// Inserts text at the insertion point.
  case insertText(String)
  /// Deletes the character before the insertion point.
  case deleteBackward
  /// Replaces characters in the given zero-based range, and moves the insertion point to the end of the new characters.
  case replaceText(Range<Int>, with: String)
  /// Moves the insertion point to the position before the character with the given zero-based index.
  case moveInsertionPoint(Int)
  /// Handles several keys that the user typed in a text field. Only a source that accepts keys typed ahead
  /// (``TreeSource/takesTypeAhead``) receives this request. The source answers with
  /// ``ActionResponse/Outcome/typed(_:)``.
  case typeAhead(TypeAhead)
  /// Takes keyboard focus.
  case focus
  /// Handles a key that the user presses while the element has keyboard focus. The request is sent to the target first,
  /// and then to its ancestors. A source that does not use keys must not report a key as handled.
  case key(KeyStroke)
  /// Runs the keyboard shortcut that a key triggers anywhere in the element's window. A source without shortcuts must
  /// not report the key as handled.
  case shortcut(KeyStroke)
  /// Submits the typed text, as the Return key does in a single-line field.
  case submit
  /// Finds the next stop in one of the element's rotors. The source answers with a ``FocusRequest``.
  case moveInRotor(RotorMove)
}

/// A move to another stop in a rotor that the program defines.
public struct RotorMove: Hashable, Sendable {
  /// The name of the rotor.
  public var rotor: String
  /// Whether to move to the next stop (`true`) or the previous stop (`false`).
  public var isForward: Bool
  /// The cursor's current position.
  public var start: ElementID?

  /// Creates a move that starts at the given element.
  public init(in rotor: String, isForward: Bool, from start: ElementID?) {
    self.rotor = rotor
    self.isForward = isForward
    self.start = start
  }
}

/// An edge toward which content scrolls.
public enum ScrollEdge: String, CaseIterable, Hashable, Sendable {
  case top, bottom, leading, trailing
}
