/// Something that begins, stands or ends in a text in YAML.
struct YAMLEvent {
  enum Kind {
    case document
    /// A text by itself: as it is meant, without its quotes.
    case scalar(String)
    case sequence
    case mapping
    /// The end of the sequence or the mapping that began last.
    case end
    /// A name that stands for what was given this name before.
    case alias
  }

  var kind: Kind
  /// The line and the column where it begins, both from 1, the column in characters.
  var line: Int
  var column: Int
  /// Whether a scalar stands in quotes.
  var isQuoted = false
  /// Whether a sequence or a mapping is written in brackets, not by indentation.
  var isInBrackets = false
  /// The name that is given here, or that an alias stands for.
  var anchor: String?

  init(_ kind: Kind, line: Int, column: Int) {
    self.kind = kind
    self.line = line
    self.column = column
  }
}
