import A11yTree

/// A transcript that can be run: what to open, how, what to do, and what is said then.
///
/// ```
/// open: login.yaml
/// technology: voiceover
///
/// > next
/// Email, text field, double tap to edit
/// ```
/// Lines that begin with `>` are commands, as ``CommandParser`` reads them; the name of a
/// technology may stand before the `>`. What follows a command is what must be said. Lines that
/// begin with `#` are comments.
public struct Script: Hashable, Sendable {
  /// One line of the header.
  public struct Field: Hashable, Sendable {
    /// The name, such as `technology`.
    public var name: String
    /// What is set.
    public var value: String
    /// The line, from 1.
    public var line: Int
  }

  /// One command, and what is to be said.
  public struct Step: Hashable, Sendable {
    /// The technology that the command is for, if it is named.
    public var technology: AssistiveTechnology?
    /// The command, as it is written.
    public var command: String
    /// What is to be said, line by line.
    public var expected: [String]
    /// The line of the command, from 1.
    public var line: Int
    /// The column at which the command starts, from 1.
    public var column: Int
  }

  /// The header.
  public var header: [Field] = []
  /// What is to be said before the first command.
  public var opening: [String] = []
  /// The commands, in order.
  public var steps: [Step] = []

  /// Reads a script.
  ///
  /// - Throws: ``SessionError/script(_:line:column:)`` for a line before the first command that is
  ///   neither a header nor speech, and for a technology that there is not.
  public init(_ text: String) throws(SessionError) {
    var isHeader = true
    for (index, raw) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let line = String(raw).trimmed
      if line.hasPrefix("#") { continue }
      if line.isEmpty {
        if !header.isEmpty { isHeader = false }
      } else if let step = try Self.step(String(raw), line: index + 1) {
        isHeader = false
        steps.append(step)
      } else if !steps.isEmpty {
        steps[steps.count - 1].expected.append(line)
      } else if isHeader {
        header.append(try Self.field(line, line: index + 1))
      } else {
        opening.append(line)
      }
    }
  }

  private static func step(_ raw: String, line: Int) throws(SessionError) -> Step? {
    guard let mark = raw.firstIndex(of: ">") else { return nil }
    let name = String(raw[..<mark]).trimmed
    guard name.allSatisfy({ $0.isLetter || $0 == "-" }) else { return nil }
    var technology: AssistiveTechnology?
    if !name.isEmpty {
      do {
        technology = try CommandParser.technology(name)
      } catch {
        throw .script("\(error)", line: line, column: 1)
      }
    }
    let rest = raw[raw.index(after: mark)...]
    let start = rest.firstIndex { !$0.isWhitespace } ?? rest.endIndex
    let column = raw.distance(from: raw.startIndex, to: start) + 1
    let command = String(rest).trimmed
    guard !command.isEmpty else {
      throw .script("a command is missing", line: line, column: column)
    }
    return Step(technology: technology, command: command, expected: [], line: line, column: column)
  }

  private static func field(_ text: String, line: Int) throws(SessionError) -> Field {
    guard let colon = text.firstIndex(of: ":") else {
      throw .script(
        "a header line is written “name: value”; a command starts with “>”",
        line: line,
        column: 1
      )
    }
    return Field(
      name: String(text[..<colon]).trimmed,
      value: String(text[text.index(after: colon)...]).trimmed,
      line: line
    )
  }
}
