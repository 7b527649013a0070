// SPDX-License-Identifier: MIT

import A11yTree

extension Script {
  /// Returns whether a line is a command. A command begins with `>`, or with one word and `>`.
  package static func isCommand(_ line: String) -> Bool {
    guard let mark = line.firstIndex(of: ">") else { return false }
    let name = line[..<mark].drop(while: \.isWhitespace)
    return name.reversed().drop(while: \.isWhitespace).allSatisfy { $0.isLetter || $0 == "-" }
  }

  /// Parses a script.
  ///
  /// - Throws: ``SessionError/script(_:line:column:)`` for a line that cannot be parsed.
  public init(_ text: String) throws(SessionError) {
    var errors: [SessionError] = []
    self.init(text, errors: &errors)
    if let first = errors.first { throw first }
  }

  /// Parses the lines of a script, and appends the errors for lines that cannot be parsed, in order.
  package init(_ text: String, errors: inout [SessionError]) {
    var parts = Parts(of: TextLines(text))
    while true {
      do {
        guard let part = try parts.next() else { return }
        add(part)
      } catch {
        errors.append(error)
      }
    }
  }

  private mutating func add(_ part: Part) {
    switch part {
    case .field(let field): header.append(field)
    case .opening(let expectation): opening.append(expectation)
    case .step(let step): steps.append(step)
    case .expectation(let expectation):
      // A script is not run if its first command cannot be parsed.
      if !steps.isEmpty { steps[steps.count - 1].expectations.append(expectation) }
    }
  }

  /// Creates a script that has only a header.
  package init(header: [Field]) { self.header = header }

  /// A line of a script that is neither a comment nor empty.
  package enum Part {
    case field(Field)
    /// An expectation before the first command.
    case opening(Expectation)
    /// A command, without the expectations that follow it.
    case step(Step)
    case expectation(Expectation)
  }

  /// An iterator that reads a script line by line, and keeps only the header's names in memory.
  package struct Parts {
    private var lines: any IteratorProtocol<SourceLine>
    private var isHeader = true
    private var hasSteps = false
    private var named: [String: Int] = [:]
    private var number = 0

    /// Creates an iterator for lines.
    package init(of lines: some IteratorProtocol<SourceLine>) { self.lines = lines }

    /// Returns the next line that is neither a comment nor empty, or `nil` at the end of the script.
    ///
    /// - Throws: The errors that ``Script/init(_:)`` throws.
    package mutating func next() throws(SessionError) -> Part? {
      while let source = lines.next() {
        number += 1
        let line = source.content.trimmed
        if line.hasPrefix("#") { continue }
        if line.isEmpty {
          if !named.isEmpty { isHeader = false }
        } else {
          return try part(source.content, line)
        }
      }
      return nil
    }

    private mutating func part(_ raw: String, _ line: String) throws(SessionError) -> Part {
      if Script.isCommand(raw) { (isHeader, hasSteps) = (false, true) }
      if let step = try Script.step(raw, line: number) { return .step(step) }
      if hasSteps { return .expectation(try Script.expectation(raw, line: number)) }
      guard isHeader, !Expectation.isCheck(line) else {
        isHeader = false
        return .opening(try Script.expectation(raw, line: number))
      }
      let field = try Script.field(raw, line: number)
      if let first = named.updateValue(number, forKey: field.name) {
        throw .script("“\(field.name)” is already set in line \(first)", line: number, column: 1)
      }
      return .field(field)
    }
  }

  /// Returns the column, counted from 1, at which a line's text starts.
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
      let content = try Expectation.Content(written: text)
      return Expectation(content: content, text: text, line: line, column: column)
    } catch {
      throw .script("\(error)", line: line, column: column)
    }
  }

  private static func field(_ raw: String, line: Int) throws(SessionError) -> Field {
    guard let colon = raw.firstIndex(of: ":") else {
      throw .script(
        "a header line must have the form “name: value”; a command starts with “>”, and speech "
          + "follows an empty line",
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

extension Script.Expectation {
  /// Returns whether a line is a check rather than expected speech.
  fileprivate static func isCheck(_ line: String) -> Bool {
    CostCheck.begins(line) || FindingsCheck.begins(line) || IgnoredFinding.begins(line)
  }
}

extension Script.Expectation.Content {
  /// Parses a line that follows a command.
  fileprivate init(written text: String) throws(SessionError) {
    if CostCheck.begins(text) {
      self = .cost(try CostCheck(written: text))
    } else if FindingsCheck.begins(text) {
      self = .findings(try FindingsCheck(written: text))
    } else if IgnoredFinding.begins(text) {
      self = .ignored(try IgnoredFinding(written: text))
    } else {
      self = .speech(try SpeechPattern(written: text))
    }
  }
}
