// SPDX-License-Identifier: MIT

import A11yAudit
import A11ySession
import A11yTranscripts
import Foundation

extension Session {
  /// Expects the speech since the last expectation to consist of exactly the given lines, with one line per utterance,
  /// in order.
  ///
  /// As in a transcript, a line can be a `/regular expression/`, or `...` for any number of lines. If the test is not
  /// exhaustive, other lines may be heard before, between and after the given lines.
  ///
  /// A call without words is a placeholder for recording. If the environment contains `A11YNAV_RECORD=1` when the test
  /// runs, the speech is written into the test. When a test records speech, lines that differ are also rewritten.
  /// Nothing is ever written while the environment variable `CI` is set.
  public func expect(
    _ lines: String...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    let written = lines.flatMap { $0.split(separator: "\n").map(String.init) }
      .map { $0.trimmed }.filter { !$0.isEmpty }
    guard let patterns = patterns(written, site) else { return }
    let heard = takeHeard().map(\.text)
    if written.isEmpty {
      if SourceRecorder.isOn { return recordInline(heard, site) }
      return ledger.fail(nothingWritten(heard), at: site)
    }
    let loose: [SpeechPattern] = patterns.flatMap { [.rest, $0] } + [.rest]
    let alignment = LineAlignment(expected: ledger.isExhaustive ? patterns : loose, heard: heard)
    guard !alignment.isSame else { return }
    if SourceRecorder.isOn { return recordInline(heard, site) }
    ledger.fail(
      "The words after \(cause.name) differ from the expected ones:\n\n"
        + comparison(LineAlignment(expected: patterns, heard: heard), written, heard)
        + Self.givenUp(alignment) + "\n\n" + around() + "\n\n" + Self.howToRecord,
      at: site
    )
  }

  /// Expects that nothing has been heard since the last expectation.
  public func expectSilence(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let heard = takeHeard().filter(\.isDemanded).map(\.text)
    guard !heard.isEmpty else { return }
    ledger.fail(
      "Nothing should be spoken after \(cause.name), but these words were spoken:\n\n"
        + comparison(LineAlignment(expected: [], heard: heard), [], heard) + "\n\n" + around(),
      at: CallSite(fileID, filePath, line, column)
    )
  }

  /// Returns the speech since the last expectation, line by line, and marks it as expected.
  public func heard() -> [String] { takeHeard().map(\.text) }

  /// The lines of speech since the last expectation that the test has not expected yet.
  public var unexpectedLines: [String] { ledger.lines.map(\.text) }

  private func takeHeard() -> [Ledger.Line] {
    (source as? any TestableSource)?.takeTurn()
    note()
    return ledger.takeLines()
  }

  private static func givenUp(_ alignment: LineAlignment) -> String {
    alignment.givenUp.isEmpty
      ? ""
      : "\n\nA regular expression took too long to match the spoken words, so matching was stopped."
  }

  func patterns(_ written: [String], _ site: CallSite) -> [SpeechPattern]? {
    do {
      return try written.map { try SpeechPattern(written: $0) }
    } catch {
      ledger.fail("\(error)", at: site)
      return nil
    }
  }

  /// Returns the expected and the heard lines one below the other, with differing words marked.
  func comparison(
    _ alignment: LineAlignment,
    _ written: [String],
    _ heard: [String],
    none: String = "Nothing was heard."
  ) -> String {
    var compared = ComparedLines(highestNumber: 0)
    for entry in alignment.entries {
      switch entry {
      case .same(_, let line): compared.same(heard[line])
      case .rest(let line, _): compared.same(written[line])
      case .changed(let expected, let line):
        compared.different(expected: written[expected], heard: heard[line])
      case .missing(let expected): compared.different(expected: written[expected], heard: nil)
      case .extra(let line): compared.different(expected: nil, heard: heard[line])
      }
    }
    if heard.isEmpty { return (compared.lines + ["  \(none)"]).joined(separator: "\n") }
    return compared.lines.joined(separator: "\n")
  }

  /// Returns the elements around the cursor in reading order.
  func around() -> String {
    let cursor = base.driven.cursorName
    return (["  Around \(cursor):"] + base.surroundings().map { "    \($0)" })
      .joined(separator: "\n")
  }

  private func nothingWritten(_ heard: [String]) -> String {
    let words =
      heard.isEmpty
      ? "  Nothing was heard." : heard.map { "  \($0)" }.joined(separator: "\n")
    return "Nothing has been recorded yet. Heard after \(cause.name):\n\(words)\n"
      + Self.howToRecord
  }

  private func recordInline(_ heard: [String], _ site: CallSite) {
    do { try SourceRecorder.record(heard, at: site) } catch {
      ledger.fail("The words cannot be written into the test: \(error)", at: site)
    }
  }

  static let howToRecord =
    "  To record the new words: A11YNAV_RECORD=1 swift test"
}

extension Session {
  /// Expects that exactly the given problems have occurred in the program since the previous call to this method, with
  /// one line per problem, in order. Without arguments, the call expects that no problems have occurred.
  ///
  /// ```swift
  /// session.find("Save").activate()
  /// session.expectProblems("/ListView: set a focus value, .*, that no element .*/")
  /// ```
  /// A line names the view and its problem. A line can also be a `/regular expression/` or `...`. An unexpected problem
  /// fails an exhaustive test.
  public func expectProblems(
    _ lines: String...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    guard let patterns = patterns(lines, site) else { return }
    (source as? any TestableSource)?.takeTurn()
    note()
    let found = ledger.takeProblems()
    let alignment = LineAlignment(expected: patterns, heard: found)
    guard !alignment.isSame else { return }
    ledger.fail(
      "The problems after \(cause.name) differ from the expected ones:\n\n"
        + comparison(alignment, lines, found, none: "No problem was reported."),
      at: site
    )
  }
}

extension Session {
  /// Returns the findings of an audit of the current screen, most severe first. Nothing is pressed.
  ///
  /// ```swift
  /// #expect(session.audit().isEmpty)
  /// #expect(try session.audit(Audit(only: [], skip: ["too-long"])).isEmpty)
  /// ```
  /// The complexity is O(number of elements × depth).
  public func audit(_ audit: Audit = Audit()) -> [Finding] {
    audit.findings(in: Exploration(of: base.tree, settings: base.settings))
  }
}
