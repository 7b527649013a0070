// SPDX-License-Identifier: MIT

import A11ySession
import Foundation
import A11yTree

extension TranscriptResult {
  /// The number of differing parts to show in full.
  private static let shownPassages = 3

  /// Returns a human-readable report on the transcript, which is empty if the transcript passed.
  public func report() -> [VisibleText] {
    switch outcome {
    case .passed: return []
    case .recorded(let lines):
      return [VisibleText("\(path): recorded, \(lines) line\(lines == 1 ? "" : "s") changed")]
    case .failed(let error):
      return error.description.split(separator: "\n").map { VisibleText(String($0)) }
    case .differs(let passages):
      guard let transcript else { return [] }
      var lines: [VisibleText] = []
      for passage in passages.prefix(Self.shownPassages) {
        lines += transcript.report(passage) + [VisibleText("")]
      }
      let more = passages.count - Self.shownPassages
      if more > 0 {
        lines += [
          VisibleText(
            "  \(more) more \(more == 1 ? "part of this transcript differs" : "parts of this transcript differ")."
          ),
          VisibleText(""),
        ]
      }
      if !passages.contains(where: { $0.unfound != nil }) {
        lines.append(
          VisibleText("  To record the new words: a11ynav test \(quotedPath) --record")
        )
      }
      return lines
    }
  }

  private var quotedPath: String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "./_-+@".contains($0) }
    return isPlain
      ? path : "'\(path.replacing("'", with: "'\\''"))'"
  }
}

extension Transcript {
  /// Returns the one-based line and column of the first difference in a part of the transcript.
  func place(of passage: Passage) -> (line: Int, column: Int) {
    if passage.unfound != nil {
      let step = script.steps[passage.section - 1]
      return (step.line, step.column)
    }
    let expectations = script.expectations(ofSection: passage.section)
    let speech = expectations.speech
    for entry in passage.alignment.entries {
      switch entry {
      case .missing(let place), .changed(let place, _):
        let expectation = expectations[speech[place].place]
        return (expectation.line, expectation.column)
      default: continue
      }
    }
    if let check = passage.failedChecks.first, passage.alignment.isSame {
      return (expectations[check.place].line, expectations[check.place].column)
    }
    if passage.section == 0 { return (max(script.lineBefore(section: 0), 1), 1) }
    let step = script.steps[passage.section - 1]
    return (step.line, step.column)
  }

  /// Returns the command at the start of a part of the transcript. Text that the command typed into a secure field is
  /// masked.
  func command(_ section: Int, _ passage: Passage) -> String {
    passage.maskedCommands[section] ?? script.steps[section - 1].command
  }

  /// Returns the lines of the transcript. Text that was typed into secure fields is masked.
  private func lines(_ passage: Passage) -> [String] {
    var lines = Script.lines(of: text).map { String($0.content) }
    for (section, command) in passage.maskedCommands {
      let place = script.steps[section - 1].line - 1
      let start = lines[place].prefix { $0 != ">" }
      lines[place] = "\(start)> \(command)"
    }
    return lines
  }

  /// Returns the differences in a part of the transcript, as one line.
  func summary(of passage: Passage) -> String {
    if passage.unfound != nil { return script.steps[passage.section - 1].foundNothing }
    if passage.alignment.isSame, let check = passage.failedChecks.first { return check.text }
    let cause =
      passage.section == 0
      ? "before the first command" : "after “\(command(passage.section, passage))”"
    return "the spoken words \(cause) differ from the transcript"
  }

  /// Returns the report on a differing part of the transcript, with its location, both versions with some context, and
  /// the elements around the cursor.
  func report(_ passage: Passage) -> [VisibleText] {
    let (line, column) = place(of: passage)
    let expectations = script.expectations(ofSection: passage.section)
    let speech = expectations.speech
    var lines = [
      VisibleText("\(path):\(line):\(column): \(summary(of: passage))"), VisibleText(""),
    ]
    lines += comparison(passage)
    lines += passage.alignment.givenUp.sorted().map { place in
      let line = expectations[speech[place].place].line
      return VisibleText(
        "  line \(line): the expression took too long to match the spoken words, so matching was stopped"
      )
    }
    for notice in passage.notices {
      lines.append(VisibleText("  shown, not spoken: \(notice)"))
    }
    // An app reports its speech but not the elements around its cursor.
    guard !passage.surroundings.isEmpty else { return lines }
    lines += [VisibleText(""), VisibleText("  Around \(passage.technology.cursorName):")]
    return lines + passage.surroundings.map { VisibleText("    \($0)") }
  }

  private func comparison(_ passage: Passage) -> [VisibleText] {
    let end = self.end(of: passage)
    var compared = ComparedLines(highestNumber: min(end + 1, Script.lines(of: text).count))
    for row in rows(of: passage) {
      switch row {
      case .same(let text, let number): compared.same(text, number: number)
      case .different(let expected, let heard, let number):
        compared.different(expected: expected, heard: heard, number: number)
      case .note(let sentence): compared.note(sentence)
      }
    }
    var lines = compared.printed
    if lines.count > 60 {
      lines = lines.prefix(60) + [VisibleText("  … and \(lines.count - 60) more lines")]
    }
    if passage.heard.isEmpty, !passage.alignment.isSame {
      lines.append(VisibleText("  Nothing was heard."))
    }
    return lines
  }

  /// Returns the line number of the next command after a part of the transcript, or the number of lines plus one for
  /// the last part.
  private func end(of passage: Passage) -> Int {
    passage.section < script.steps.count
      ? script.steps[passage.section].line : Script.lines(of: text).count + 1
  }

  /// Returns both versions of a differing part of the transcript line by line, from two lines before the command to the
  /// next command.
  func rows(of passage: Passage) -> [TestRecord.Row] {
    let source = lines(passage)
    let expectations = script.expectations(ofSection: passage.section)
    let speech = expectations.speech
    let first = script.lineBefore(section: passage.section)
    let end = end(of: passage)
    var rows: [TestRecord.Row] = []
    func line(_ number: Int) {
      rows.append(.same(source[number - 1].trimmed, number: number))
    }
    for number in max(first - 2, 1)..<first + 1 where number >= 1 { line(number) }
    var sameSinceDifference = 0
    for (place, entry) in passage.alignment.entries.enumerated() {
      if !entry.isSame { sameSinceDifference = 0 }
      switch entry {
      case .same(let expected, _), .rest(let expected, _):
        // Two unchanged lines on each side of a difference provide enough context.
        let ahead = passage.alignment.entries[place...].prefix(3).contains { !$0.isSame }
        sameSinceDifference += 1
        if ahead || sameSinceDifference <= 2 {
          line(expectations[speech[expected].place].line)
        }
      case .changed(let expected, let heard):
        let expectation = expectations[speech[expected].place]
        rows.append(
          .different(
            expected: expectation.text,
            heard: passage.heard[heard],
            number: expectation.line
          )
        )
      case .missing(let expected):
        let expectation = expectations[speech[expected].place]
        rows.append(.different(expected: expectation.text, heard: nil, number: expectation.line))
      case .extra(let heard):
        rows.append(.different(expected: nil, heard: passage.heard[heard], number: nil))
      }
    }
    for check in passage.failedChecks {
      let expectation = expectations[check.place]
      rows.append(.different(expected: expectation.text, heard: nil, number: expectation.line))
      for line in [check.text] + check.details { rows.append(.note(line)) }
    }
    if end <= source.count { line(end) }
    return rows
  }
}

extension LineAlignment.Entry {
  /// Whether this entry's expected and heard lines match.
  var isSame: Bool {
    switch self {
    case .same, .rest: true
    default: false
    }
  }
}
