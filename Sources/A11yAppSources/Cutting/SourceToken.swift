// SPDX-License-Identifier: MIT

/// A token in a Swift file. Comments are not tokens.
struct SourceToken {
  enum Kind {
    /// A name, keyword or number, including a leading `#` or `$`.
    case word
    /// A string or regular expression literal, including its interpolations.
    case literal
    case op
    /// An opening bracket, which is `(`, `[` or `{`.
    case open
    /// A closing bracket, which is `)`, `]` or `}`.
    case close
    /// A punctuation mark, which is `,`, `;`, `:`, `.` or `@`.
    case mark
    /// A line with `#if`, `#elseif`, `#else` or `#endif`.
    case directive
  }

  let kind: Kind
  /// The token's byte range in the file.
  let range: Range<Int>
  let text: String
  /// Whether the token is the first token on its line.
  let startsLine: Bool
  /// Whether white space or an opening bracket precedes the token.
  let hasSpaceBefore, hasSpaceAfter: Bool
  /// The index of the matching bracket, or `nil` if there is none.
  var partner: Int?

  /// Whether the token is an operator between two values.
  var isBinary: Bool {
    kind == .op && (hasSpaceBefore == hasSpaceAfter && text != "!" || text == "=" || text == "->")
  }
}
