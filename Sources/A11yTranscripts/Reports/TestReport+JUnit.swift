// SPDX-License-Identifier: MIT

import A11yAudit
import A11ySession
import Foundation

extension TestReport {
  /// The report as JUnit XML, which CI services read, with a test for each transcript.
  public var junit: String {
    let time = results.reduce(.zero) { $0 + $1.time }
    return JUnitSuite("a11ynav", began: began, time: time, results.map(Self.test)).xml
  }

  private static func test(of result: TranscriptResult) -> JUnitSuite.Test {
    let path = result.path as NSString
    let folder = path.deletingLastPathComponent
    return JUnitSuite.Test(
      group: folder.isEmpty ? "." : folder,
      name: path.lastPathComponent,
      time: result.time,
      outcome(of: result)
    )
  }

  private static func outcome(of result: TranscriptResult) -> JUnitSuite.Test.Outcome {
    let details = result.report().map(\.text).joined(separator: "\n")
    switch result.outcome {
    case .passed, .recorded: return .passed
    case .failed(let error): return .broken(error.placed, details: details)
    case .differs(let passages):
      let message = passages.first.flatMap { passage in
        result.transcript.map { transcript in
          let (line, column) = transcript.place(of: passage)
          return "\(result.path):\(line):\(column): \(transcript.summary(of: passage))"
        }
      }
      return .failed(message ?? "", details: details)
    }
  }
}
