// SPDX-License-Identifier: MIT

/// A piece of Swift source: a word, a literal or a mark. Space and comments are between tokens.
struct Token {
  enum Kind {
    /// An identifier or a keyword.
    case word
    case number
    /// A string with all that is interpolated into it, or a regular expression.
    case literal
    /// An operator: a run of the characters that operators consist of.
    case sign
    /// `(`, `[` or `{`.
    case opening
    /// `)`, `]` or `}`.
    case closing
    /// Any other single character: `,`, `:`, `;`, `@`, `#`…
    case mark
  }

  let kind: Kind
  /// The bytes of the source.
  let range: Range<Int>
  /// Whether it is the first token of its line.
  let startsLine: Bool
  let text: String

  /// Whether this is the word, mark or sign.
  func `is`(_ text: String) -> Bool { kind != .literal && self.text == text }

  /// The name of an identifier, without backticks.
  var name: String? {
    guard kind == .word else { return nil }
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
