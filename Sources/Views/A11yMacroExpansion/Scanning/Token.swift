// SPDX-License-Identifier: MIT

/// A token in Swift source, such as a word, a literal or a punctuation mark. Whitespace and comments separate tokens.
struct Token {
  enum Kind {
    /// An identifier or a keyword.
    case word
    case number
    /// A string literal including its interpolations, or a regular expression literal.
    case literal
    /// An operator, which consists of one or more operator characters.
    case sign
    /// An opening bracket: An opening bracket, `(`, `[` or `{`.
    case opening
    /// A closing bracket: A closing bracket, `)`, `]` or `}`.
    case closing
    /// Any other single character, such as `,`, `:`, `;`, `@` or `#`.
    case mark
  }

  let kind: Kind
  /// The range of the token in the source, in bytes.
  let range: Range<Int>
  /// Whether the token is the first token on its line.
  let startsLine: Bool
  let text: String

  /// Returns whether the token is the given word, punctuation mark or operator.
  func `is`(_ text: String) -> Bool { kind != .literal && self.text == text }

  /// The identifier's name, without backticks.
  var name: String? {
    guard kind == .word else { return nil }
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
