// SPDX-License-Identifier: MIT

/// A line of a transcript that matches spoken words.
///
/// Regular expressions use ICU syntax, as in `NSRegularExpression`.
///
/// ```
/// Email, text field          these words
/// /Updated \d+ min ago/      words that fully match a regular expression
/// ...                        anything, or nothing
/// \# of guests, text field   these words, though they look like something else
/// ```
public enum SpeechPattern: Hashable, Sendable {
  /// Exactly these words.
  case words(String)
  /// Words that fully match a regular expression.
  case expression(String)
  /// Any number of lines, including none.
  case rest

  /// Parses a pattern.
  ///
  /// - Throws: ``SessionError/usage(_:)`` for an invalid regular expression or one over 1,000 characters.
  public init(written line: String) throws(SessionError) {
    if line == "..." || line == "…" {
      self = .rest
    } else if line.hasPrefix("\\") {
      self = .words(String(line.dropFirst()))
    } else if line.count > 2, line.hasPrefix("/"), line.hasSuffix("/") {
      let source = String(line.dropFirst().dropLast())
      try SpokenExpression.check(source)
      self = .expression(source)
    } else {
      self = .words(line)
    }
  }

  /// The pattern as written in a transcript.
  ///
  /// A backslash precedes words that would otherwise be parsed as something else, such as a command or a comment.
  public var written: String {
    switch self {
    case .rest: "..."
    case .expression(let source): "/\(source)/"
    case .words(let words): Self.isAmbiguous(words) ? "\\" + words : words
    }
  }

  /// Returns whether the pattern matches one line of speech. The ``rest`` pattern matches every line.
  ///
  /// If matching an expression takes too long, the expression is treated as not matching.
  public func matches(_ line: String) -> Bool { match(line) == .yes }

  /// Returns whether the pattern matches one line of speech, or
  /// ``SpokenExpression/Answer/tooLong``.
  package func match(_ line: String) -> SpokenExpression.Answer {
    switch self {
    case .rest: .yes
    case .words(let words): words == line ? .yes : .no
    case .expression(let source): SpokenExpression.match(source, line)
    }
  }

  private static func isAmbiguous(_ words: String) -> Bool {
    guard let first = words.first else { return false }
    if first == "\\" || first == "#" || words == "..." || words == "…" { return true }
    if first == "/", words.count > 2, words.hasSuffix("/") { return true }
    return CostCheck.begins(words) || FindingsCheck.begins(words) || IgnoredFinding.begins(words)
      || Script.isCommand(words)
  }
}
