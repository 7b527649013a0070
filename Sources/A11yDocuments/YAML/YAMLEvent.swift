// SPDX-License-Identifier: MIT

/// An event in a YAML text, which is the start, the content or the end of a node.
struct YAMLEvent {
  enum Kind {
    case document
    /// A scalar with its text, without quotation marks.
    case scalar(String)
    case sequence
    case mapping
    /// The end of the innermost open sequence or mapping.
    case end
    /// A reference to an anchor.
    case alias
  }

  var kind: Kind
  /// The position at which the event begins, as one-based line and column numbers. Columns count characters.
  var line: Int
  var column: Int
  /// Whether the scalar is quoted.
  var isQuoted = false
  /// Whether a sequence or mapping is written in brackets instead of with indentation.
  var isInBrackets = false
  /// The anchor that the event defines, or to which an alias refers.
  var anchor: String?

  init(_ kind: Kind, line: Int, column: Int) {
    self.kind = kind
    self.line = line
    self.column = column
  }
}
