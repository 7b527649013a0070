// SPDX-License-Identifier: MIT

import A11yAudit
import Foundation

extension TestReport {
  /// The report as JUnit XML for CI services, with one test per transcript.
  public var junit: String {
    let time = records.reduce(.zero) { $0 + Duration.seconds($1.seconds) }
    return JUnitSuite("a11ynav", began: began, time: time, records.map(Self.test)).xml
  }

  private static func test(of record: TestRecord) -> JUnitSuite.Test {
    let path = record.path as NSString
    let folder = path.deletingLastPathComponent
    return JUnitSuite.Test(
      group: folder.isEmpty ? "." : folder,
      name: path.lastPathComponent,
      time: .seconds(record.seconds),
      outcome(of: record)
    )
  }

  private static func outcome(of record: TestRecord) -> JUnitSuite.Test.Outcome {
    let details = record.report.joined(separator: "\n")
    return switch record.status {
    case .passed, .recorded: .passed
    case .error: .broken(record.message ?? "", details: details)
    case .differs: .failed(record.message ?? "", details: details)
    }
  }
}
