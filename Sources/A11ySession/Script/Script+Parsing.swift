// SPDX-License-Identifier: MIT

import A11yTree

extension Script {
  /// One line of a text, with its line break.
  public struct SourceLine: Hashable, Sendable {
    /// The line without its end.
    public var content: String
    /// The line break; empty at the end of a text that does not end with one.
    public var ending: String

    /// Makes a line from its parts.
    public init(content: String, ending: String) {
      self.content = content
      self.ending = ending
    }
  }

  /// The lines of a text, with any or mixed line breaks.
  public static func lines(of text: String) -> [SourceLine] {
    var lines: [SourceLine] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(where: \.isNewline) ?? text.endIndex
      let next = end < text.endIndex ? text.index(after: end) : end
      lines.append(
        SourceLine(content: String(text[start..<end]), ending: String(text[end..<next]))
      )
      start = next
    }
    return lines
  }

  /// Whether a line is a command: it begins with `>`, or with one word before `>`.
  static func isCommand(_ line: String) -> Bool {
    guard let mark = line.firstIndex(of: ">") else { return false }
    let name = line[..<mark].drop(while: \.isWhitespace)
    return name.reversed().drop(while: \.isWhitespace).allSatisfy { $0.isLetter || $0 == "-" }
  }

  /// Parses a script.
  ///
  /// - Throws: ``SessionError/script(_:line:column:)`` for a line before the first command that is
  ///   neither a header nor speech, an unknown technology, or a pattern or cost that cannot be
  ///   parsed.
  public init(_ text: String) throws(SessionError) {
    var isHeader = true
    for (index, source) in Self.lines(of: text).enumerated() {
      let line = source.content.trimmed
      let number = index + 1
      if line.hasPrefix("#") { continue }
      if line.isEmpty {
        if !header.isEmpty { isHeader = false }
      } else if let step = try Self.step(source.content, line: number) {
        isHeader = false
        steps.append(step)
      } else if !steps.isEmpty {
        steps[steps.count - 1].expectations.append(
          try Self.expectation(source.content, line: number)
        )
      } else if isHeader, !CostCheck.begins(line) {
        let field = try Self.field(source.content, line: number)
        if let first = header.first(where: { $0.name == field.name }) {
          throw .script(
            "“\(field.name)” stands in line \(first.line) already",
            line: number,
            column: 1
          )
        }
        header.append(field)
      } else {
        isHeader = false
        opening.append(try Self.expectation(source.content, line: number))
      }
    }
  }

  /// The column, from 1, at which a line's text starts.
  private static func column(of raw: String) -> Int { raw.prefix(while: \.isWhitespace).count + 1 }

  private static func step(_ raw: String, line: Int) throws(SessionError) -> Step? {
    guard isCommand(raw), let mark = raw.firstIndex(of: ">") else { return nil }
    let name = String(raw[..<mark]).trimmed
    var technology: AssistiveTechnology?
    if !name.isEmpty {
      do {
        technology = try CommandParser.technology(name)
      } catch {
        throw .script("\(error)", line: line, column: column(of: raw))
      }
    }
    let rest = raw[raw.index(after: mark)...]
    let start = rest.firstIndex { !$0.isWhitespace } ?? rest.endIndex
    let column = raw.distance(from: raw.startIndex, to: start) + 1
    let command = String(rest).trimmed
    guard !command.isEmpty else {
      throw .script("a command is missing", line: line, column: column)
    }
    return Step(
      technology: technology,
      command: command,
      expectations: [],
      line: line,
      column: column
    )
  }

  private static func expectation(_ raw: String, line: Int) throws(SessionError) -> Expectation {
    let text = raw.trimmed
    let column = column(of: raw)
    do {
      let content: Expectation.Content =
        CostCheck.begins(text)
        ? .cost(try CostCheck(written: text)) : .speech(try SpeechPattern(written: text))
      return Expectation(content: content, text: text, line: line, column: column)
    } catch {
      throw .script("\(error)", line: line, column: column)
    }
  }

  private static func field(_ raw: String, line: Int) throws(SessionError) -> Field {
    guard let colon = raw.firstIndex(of: ":") else {
      throw .script(
        "a header line is written “name: value”; a command starts with “>”, and speech follows an "
          + "empty line",
        line: line,
        column: column(of: raw)
      )
    }
    let rest = raw[raw.index(after: colon)...]
    let start = rest.firstIndex { !$0.isWhitespace } ?? rest.endIndex
    let field = Field(
      name: String(raw[..<colon]).trimmed,
      value: String(rest).trimmed,
      line: line,
      column: raw.distance(from: raw.startIndex, to: start) + 1
    )
    guard !field.value.isEmpty else {
      throw .script(
        "a value is missing after “\(field.name):”",
        line: line,
        column: field.column
      )
    }
    return field
  }
}
