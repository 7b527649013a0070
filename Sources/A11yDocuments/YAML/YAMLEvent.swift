// SPDX-License-Identifier: MIT

/// An event in a YAML text: the start, content or end of a node.
struct YAMLEvent {
  enum Kind {
    case document
    /// A scalar, with its text without quotation marks.
    case scalar(String)
    case sequence
    case mapping
    /// The end of the innermost open sequence or mapping.
    case end
    /// A reference to an anchor.
    case alias
  }

  var kind: Kind
  /// The position at which the event begins; both line and column are counted from 1, and columns count characters.
  var line: Int
  var column: Int
  /// Whether the scalar is quoted.
  var isQuoted = false
  /// Whether a sequence or mapping is in brackets rather than indented.
  var isInBrackets = false
  /// The anchor that the event defines, or to which an alias refers.
  var anchor: String?

  init(_ kind: Kind, line: Int, column: Int) {
    self.kind = kind
    self.line = line
    self.column = column
  }
}
