/// What a line of a transcript says of the words that are heard.
///
/// ```
/// Email, text field          these words
/// /Updated \d+ min ago/      words that a regular expression fits, from end to end
/// ...                        anything, or nothing
/// \# of guests, text field   these words, though they begin like something else
/// ```
public enum SpeechPattern: Hashable, Sendable {
  /// Exactly these words.
  case words(String)
  /// Words that a regular expression fits, from the first to the last.
  case expression(String)
  /// Any number of lines, or none.
  case rest

  /// Reads a pattern as it is written.
  ///
  /// - Throws: ``SessionError/usage(_:)`` for what is between slashes and is no regular expression.
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
  /// Words that would be read as a command, a comment or anything else begin with a backslash.
  public var written: String {
    switch self {
    case .rest: "..."
    case .expression(let source): "/\(source)/"
    case .words(let words): Self.isAmbiguous(words) ? "\\" + words : words
    }
  }

  /// Whether one line of speech is what the pattern says; ``rest`` fits every line.
  public func matches(_ line: String) -> Bool {
    switch self {
    case .rest: true
    case .words(let words): words == line
    case .expression(let source):
      // It was tried when the pattern was read.
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
