// SPDX-License-Identifier: MIT

/// A line that may be printed: a terminal obeys nothing in it, no matter who wrote it.
public struct VisibleLine: Hashable, Sendable {
  /// A colour that sets a line apart from those around it.
  public enum Color: Int, Sendable {
    case red = 31, green
  }

  /// The line without its colour.
  public let text: String
  /// The colour, where colours are wanted.
  public let color: Color?

  /// Creates a line of any text.
  public init(_ text: String, color: Color? = nil) {
    self.text = VisibleText.of(text)
    self.color = color
  }

  /// The line as it is printed.
  ///
  /// - Parameter isColored: Whether it goes to a terminal that wants colours.
  public func printed(isColored: Bool = false) -> String {
    guard isColored, let color else { return text }
    return "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
  }
}
