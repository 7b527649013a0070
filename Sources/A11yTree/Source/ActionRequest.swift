// SPDX-License-Identifier: MIT

/// A user's request to one element.
public struct ActionRequest: Hashable, Sendable {
  /// The element to act on.
  public var target: ElementID
  /// The action to perform.
  public var action: Action

  /// Creates a request from its target and action.
  public init(_ action: Action, on target: ElementID) {
    self.target = target
    self.action = action
  }
}

/// An action that an element can be asked to perform.
public enum Action: Hashable, Sendable {
  /// The default action.
  case activate
  /// One step up.
  case increment
  /// One step down.
  case decrement
  /// Leave. The target is asked first, then its ancestors.
  case escape
  /// The main action. The target is asked first, then its ancestors.
  case magicTap
  /// Delete the element.
  case delete
  /// Open the element's menu.
  case showMenu
  /// Scroll one page towards an edge.
  case scroll(ScrollEdge)
  /// Run the program's own action with this name.
  case custom(String)
  /// Begin editing text, with the insertion point at the end.
  case beginEditing
  /// Stop editing text.
  case endEditing
  /// Insert text at the insertion point.
  case insertText(String)
  /// Delete the character before the insertion point.
  case deleteBackward
  /// Replace characters, counted from 0, and put the insertion point after the new ones.
  case replaceText(Range<Int>, with: String)
  /// Move the insertion point before a character, counted from 0.
  case moveInsertionPoint(Int)
  /// Take keyboard focus.
  case focus
  /// Handle a key pressed while the element has keyboard focus. The target is asked first, then its
  /// ancestors. A source that has no use for keys must not report one as handled.
  case key(KeyStroke)
  /// Run the keyboard shortcut for a key anywhere in the element's window. A source that has no
  /// shortcuts must not report one as handled.
  case shortcut(KeyStroke)
  /// Submit what was typed, as Return does in a one-line field.
  case submit
  /// Find the next stop of one of the element's rotors. The answer is a ``FocusRequest``.
  case moveInRotor(RotorMove)
}

/// A step in a rotor that the program defines.
public struct RotorMove: Hashable, Sendable {
  /// The name of the rotor.
  public var rotor: String
  /// Whether the step goes forwards.
  public var isForward: Bool
  /// Where the cursor is now.
  public var start: ElementID?

  /// Creates a step from a starting element.
  public init(in rotor: String, isForward: Bool, from start: ElementID?) {
    self.rotor = rotor
    self.isForward = isForward
    self.start = start
  }
}

/// An edge towards which content scrolls.
public enum ScrollEdge: String, CaseIterable, Hashable, Sendable {
  case top, bottom, leading, trailing
}
