/// A program's wish to move keyboard focus.
public enum KeyboardFocusRequest: Hashable, Sendable {
  /// To an element; a text field is typed into from then on.
  case move(ElementID)
  /// Away from wherever it is.
  case dismiss
}
