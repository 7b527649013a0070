/// What a user asked one element to do.
public struct ActionRequest: Hashable, Sendable {
  /// The element that is asked.
  public var target: ElementID
  /// What it is asked to do.
  public var action: Action

  /// Makes a request from its target and action.
  public init(_ action: Action, on target: ElementID) {
    self.target = target
    self.action = action
  }
}

/// Something that an element can be asked to do.
public enum Action: Hashable, Sendable {
  /// The default action.
  case activate
  /// One step up.
  case increment
  /// One step down.
  case decrement
  /// Leave. The target is asked first, then what it stands in.
  case escape
  /// The main action. The target is asked first, then what it stands in.
  case magicTap
  /// Delete the element.
  case delete
  /// Open the element's menu.
  case showMenu
  /// Scroll one page towards an edge.
  case scroll(ScrollEdge)
  /// Run the program's own action of that name.
  case custom(String)
  /// Begin to edit text, with the insertion point at the end.
  case beginEditing
  /// Stop editing text.
  case endEditing
  /// Put text in at the insertion point.
  case insertText(String)
  /// Delete the character before the insertion point.
  case deleteBackward
  /// Put the insertion point before a character, counted from 0.
  case moveInsertionPoint(Int)
  /// Take keyboard focus.
  case focus
  /// Take a key, pressed while the element has keyboard focus. The target is asked first, then
  /// what it stands in. A source that has no use for keys must not say that it took one.
  case key(KeyStroke)
  /// Do what a key does anywhere in the window that the element stands in. A source that has no
  /// shortcuts must not say that it took one.
  case shortcut(KeyStroke)
  /// Hand in what was typed, as Return does in a one-line field.
  case submit
  /// Find the next stop of one of the element's rotors. The answer is a ``FocusRequest``.
  case moveInRotor(RotorMove)
}

/// A step in a rotor that the program made itself.
public struct RotorMove: Hashable, Sendable {
  /// The name of the rotor.
  public var rotor: String
  /// Whether the step is onwards rather than back.
  public var isForward: Bool
  /// Where the cursor is now.
  public var start: ElementID?

  /// Makes a step from a place.
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
