// SPDX-License-Identifier: MIT

import A11ySession
import Foundation

extension TranscriptResult {
  /// The result as one line of JSON with sorted keys.
  ///
  /// The `status` member is `passed`, `differs`, `recorded` or `error`. An error also has a `message` and, if known, a
  /// `line` and a `column`. If a transcript has several errors, the `errors` member lists them all.
  ///
  /// ```json
  /// {"differences":[{"column":1,"command":"next","expected":["A"],"heard":["B"],"line":4}],
  ///  "file":"walk.a11y","status":"differs","steps":3,"version":1}
  /// ```
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(Form(self)) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  private struct Form: Encodable {
    var version = 1
    var file: String
    var status: String
    var steps: Int?
    var linesChanged: Int?
    var message: String?
    var line: Int?
    var column: Int?
    /// All errors in the transcript, if there are several.
    var errors: [Problem]?
    var differences: [Difference]?

    init(_ result: TranscriptResult) {
      file = result.path
      steps = result.transcript?.script.steps.count
      switch result.outcome {
      case .passed: status = "passed"
      case .recorded(let lines): (status, linesChanged) = ("recorded", lines)
      case .failed(let error):
        status = "error"
        message = VisibleText.of(error.message)
        (line, column) = (error.line, error.column)
        if !error.further.isEmpty { errors = ([error] + error.further).map { Problem($0) } }
      case .differs(let passages):
        status = "differs"
        differences = passages.compactMap { passage in
          result.transcript.map { Difference(passage, $0) }
        }
      }
    }
  }

  private struct Problem: Encodable {
    var message: String
    var line: Int?
    var column: Int?

    init(_ error: TranscriptError) {
      message = VisibleText.of(error.message)
      (line, column) = (error.line, error.column)
    }
  }

  private struct Difference: Encodable {
    var line: Int
    var column: Int
    var command: String?
    var expected: [String]
    var heard: [String]
    var notices: [String]?
    var checks: [String]?

    init(_ passage: Passage, _ transcript: Transcript) {
      (line, column) = transcript.place(of: passage)
      if passage.section > 0 { command = transcript.command(passage.section, passage) }
      expected = transcript.script.expectations(ofSection: passage.section)
        .map { VisibleText.of($0.text) }
      heard = passage.heard
      notices = passage.notices.isEmpty ? nil : passage.notices.map { VisibleText.of($0) }
      let ending = passage.unfound == nil ? [] : [transcript.summary(of: passage)]
      let failed = (ending + passage.failedChecks.map(\.text)).map { VisibleText.of($0) }
      checks = failed.isEmpty ? nil : failed
    }
  }
}
