// SPDX-License-Identifier: MIT

import Foundation

/// The results of one run over one or more subjects, including the subjects that could not be audited.
public struct AuditReport: Sendable {
  /// The results, in the order of the command line.
  public private(set) var results: [AuditResult] = []
  /// The subjects that could not be opened, each with the reason.
  public private(set) var failures: [(subject: String, reason: String)] = []
  /// The number of subjects that failed because they had nothing to read or showed content other than what was
  /// requested.
  private var unreadCount = 0

  /// One sentence for each reason why pages of the site were not audited.
  public var leftOut: [String] = []

  /// The time at which the run started.
  public let began: Date
  /// The total duration of all explorations.
  public private(set) var time: Duration = .zero

  /// Creates an empty report at the start of a run.
  public init(began: Date = .now) { self.began = began }

  /// Adds the result for a subject, together with the duration of the subject's exploration.
  public mutating func add(_ result: AuditResult, took time: Duration = .zero) {
    results.append(result)
    self.time += time
  }

  /// Adds a subject that could not be audited.
  public mutating func fail(_ subject: String, _ reason: String) {
    failures.append((subject, reason))
  }

  /// Adds a subject that has nothing to read or that shows content other than what was requested.
  package mutating func refuse(_ subject: String, _ reason: String) {
    fail(subject, reason)
    unreadCount += 1
  }

  /// Removes the findings that are in a baseline.
  package mutating func leaveOut(_ baseline: Baseline) {
    for place in results.indices { results[place].leaveOut(baseline) }
  }

  /// The number of findings that are not already known.
  public var count: Int { results.reduce(0) { $0 + $1.findings.count } }

  /// Returns the program's exit code for the report.
  ///
  /// The exit code is 4 if subjects could not be audited and none of them had the requested content to read. If
  /// subjects could not be audited for any other reason, the exit code is 2. Otherwise, the exit code is 1 if there are
  /// findings, 2 if an exploration is incomplete, and 0 in all other cases.
  ///
  /// - Parameter warnsOnly: Whether findings do not affect the exit code.
  public func exitCode(warnsOnly: Bool) -> Int32 {
    if !failures.isEmpty { return unreadCount == failures.count ? 4 : 2 }
    if count > 0, !warnsOnly { return 1 }
    return results.contains(where: \.isIncomplete) ? 2 : 0
  }

  static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
