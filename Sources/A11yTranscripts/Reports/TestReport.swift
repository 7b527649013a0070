// SPDX-License-Identifier: MIT

import A11yAudit
import Foundation

/// The results of a run, with counts and an exit code.
public struct TestReport: Sendable {
  /// The records of the transcripts, in the order in which they were added.
  public private(set) var records: [TestRecord] = []

  /// The time at which the run started.
  public let began: Date

  /// Creates an empty report at the start of a run.
  public init(began: Date = .now) { self.began = began }

  /// Adds a record.
  public mutating func add(_ record: TestRecord) { records.append(record) }

  /// Returns the number of transcripts with the given status.
  public func count(_ status: TestRecord.Status) -> Int { records.count { $0.status == status } }

  /// The exit code, which is 0 if all transcripts passed, 1 if a transcript differs, and 2 if a transcript could not be
  /// run.
  public var exitCode: Int32 { count(.error) > 0 ? 2 : count(.differs) > 0 ? 1 : 0 }

  /// The last line of a run's output, such as `12 transcripts, 240 steps: 11 passed, 1 differs`.
  public var summary: String {
    let (differing, steps) = (count(.differs), records.reduce(0) { $0 + $1.steps })
    var parts = ["\(count(.passed)) passed"]
    if count(.recorded) > 0 { parts.append("\(count(.recorded)) recorded") }
    if differing > 0 { parts.append("\(differing) differ\(differing == 1 ? "s" : "")") }
    if count(.error) > 0 { parts.append("\(count(.error)) could not be run") }
    return "\(records.count.counted("transcript")), \(steps.counted("step")): "
      + parts.joined(separator: ", ")
  }
}
