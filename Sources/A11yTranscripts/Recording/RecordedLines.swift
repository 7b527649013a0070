// SPDX-License-Identifier: MIT

import A11ySession
import Foundation

/// The lines of a transcript that is being rewritten.
struct RecordedLines {
  /// The number of lines that were added, changed or removed.
  private(set) var changed = 0
  private let source: [Script.SourceLine]
  private let ending: String
  private var lines: [Script.SourceLine] = []

  init(_ source: [Script.SourceLine]) {
    self.source = source
    ending = source.first { !$0.ending.isEmpty }?.ending ?? "\n"
  }

  /// The text written so far, which ends in the same way as the source.
  var text: String {
    var lines = lines
    if let last = source.last, last.ending.isEmpty, !lines.isEmpty {
      lines[lines.count - 1].ending = ""
    }
    return lines.map { $0.content + $0.ending }.joined()
  }

  /// Keeps lines unchanged, given their one-based line numbers.
  mutating func keep(_ numbers: Range<Int>) {
    for number in numbers where number >= 1 && number <= source.count {
      closeLast()
      lines.append(source[number - 1])
    }
  }

  /// Rewrites the lines in one part of the transcript.
  ///
  /// - Parameters:
  ///   - body: The range of the part's lines, counted from 1, without the line of its command.
  mutating func write(
    _ passage: Passage,
    _ expectations: [Script.Expectation],
    body: Range<Int>,
    isOpening: Bool
  ) {
    let speech = expectations.speech
    var next = body.lowerBound
    if isOpening { openBody(&next, body) }
    /// Keeps all lines before an expectation, which are comments, empty lines and checks.
    func keepUp(to line: Int, _ self: inout RecordedLines) {
      while next < line {
        self.keepOrLimit(next, passage, expectations)
        next += 1
      }
    }
    func expectation(_ place: Int) -> Script.Expectation { expectations[speech[place].place] }
    for entry in passage.alignment.entries {
      switch entry {
      case .same(let place, _), .rest(let place, _):
        let line = expectation(place).line
        keepUp(to: line, &self)
        keep(line..<line + 1)
        next = line + 1
      case .missing(let place):
        let line = expectation(place).line
        keepUp(to: line, &self)
        next = line + 1
        changed += 1
      case .changed(let place, let heard):
        let line = expectation(place).line
        keepUp(to: line, &self)
        next = line + 1
        append(passage.heard[heard], like: line)
      case .extra(let heard):
        append(passage.heard[heard], like: nil)
      }
    }
    keepUp(to: body.upperBound, &self)
  }

  /// Adds an empty line after the header if there is speech before the first command.
  private mutating func openBody(_ next: inout Int, _ body: Range<Int>) {
    var hasGap = false
    while next < body.upperBound,
      source[next - 1].content.trimmed.isEmpty
    {
      keep(next..<next + 1)
      next += 1
      hasGap = true
    }
    if !hasGap {
      closeLast()
      lines.append(.init(content: "", ending: ending))
    }
  }

  private mutating func keepOrLimit(
    _ number: Int,
    _ passage: Passage,
    _ expectations: [Script.Expectation]
  ) {
    let check = passage.failedChecks.first { expectations[$0.place].line == number }
    guard let recorded = check?.recorded else { return keep(number..<number + 1) }
    closeLast()
    let indent = source[number - 1].content.prefix(while: \.isWhitespace)
    lines.append(
      .init(
        content: indent + recorded,
        ending: source[number - 1].ending
      )
    )
    changed += 1
  }

  /// Adds a heard line with the same indentation as the line that it replaces.
  private mutating func append(_ heard: String, like number: Int?) {
    closeLast()
    let model = number.map { source[$0 - 1] }
    let indent = model.map { String($0.content.prefix(while: \.isWhitespace)) } ?? ""
    lines.append(
      .init(content: indent + SpeechPattern.words(heard).written, ending: model?.ending ?? ending)
    )
    changed += 1
  }

  /// Adds a line break to the last line if it lacks one, so that another line can follow.
  private mutating func closeLast() {
    if let last = lines.indices.last, lines[last].ending.isEmpty { lines[last].ending = ending }
  }
}
