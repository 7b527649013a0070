/// A line of a transcript that matches spoken words.
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
  /// Any number of lines, or none.
  case rest

  /// Parses a pattern.
  ///
  /// - Throws: ``SessionError/usage(_:)`` if the text between slashes is no regular expression.
  public init(written line: String) throws(SessionError) {
    if line == "..." || line == "…" {
      self = .rest
    } else if line.hasPrefix("\\") {
      self = .words(String(line.dropFirst()))
    } else if line.count > 2, line.hasPrefix("/"), line.hasSuffix("/") {
      let source = String(line.dropFirst().dropLast())
      guard (try? Regex(source)) != nil else {
        throw .usage("“\(source)” is no regular expression; for words between slashes write “\\/”")
      }
      self = .expression(source)
    } else {
      self = .words(line)
    }
  }

  /// The pattern as a transcript writes it.
  ///
  /// Words that would be parsed as a command, a comment or the like begin with a backslash.
  public var written: String {
    switch self {
    case .rest: "..."
    case .expression(let source): "/\(source)/"
    case .words(let words): Self.isAmbiguous(words) ? "\\" + words : words
    }
  }

  /// Whether the pattern matches one line of speech; ``rest`` matches every line.
  public func matches(_ line: String) -> Bool {
    switch self {
    case .rest: true
    case .words(let words): words == line
    case .expression(let source):
      // It was validated when the pattern was parsed.
      (try? Regex(source).wholeMatch(in: line)) != nil
    }
  }

  private static func isAmbiguous(_ words: String) -> Bool {
    guard let first = words.first else { return false }
    if first == "\\" || first == "#" || words == "..." || words == "…" { return true }
    if first == "/", words.count > 2, words.hasSuffix("/") { return true }
    return words.hasPrefix("cost \"") || words.hasPrefix("cost “") || Script.isCommand(words)
  }
}
