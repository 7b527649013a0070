// SPDX-License-Identifier: MIT

/// The reason that a document cannot be opened.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error message, as a single line of text.
  public var message: String
  /// The one-based number of the line at which the text violates its format.
  public var line: Int?
  /// The one-based column, counted in characters.
  public var column: Int?

  /// Creates an error from a message and a position.
  public init(_ message: String, line: Int? = nil, column: Int? = nil) {
    self.message = message
    self.line = line
    self.column = column
  }

  /// The error and its position as a single line of text, such as `line 3, column 5: the name has no closing quotation
  /// mark`.
  public var description: String {
    guard let line else { return message }
    guard let column else { return "line \(line): \(message)" }
    return "line \(line), column \(column): \(message)"
  }
}

extension DocumentError {
  /// Creates an error at a byte offset in a document's text.
  init(_ message: String, at offset: Int, of text: some Collection<UInt8>) {
    var line = 1
    var column = 1
    for byte in text.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    self.init(message, line: line, column: column)
  }
}
