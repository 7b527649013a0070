// SPDX-License-Identifier: MIT

import Foundation

/// The results of an audit run over one or more subjects, including the subjects that could not be audited.
public struct AuditReport: Sendable {
  /// The results, in the order of the subjects on the command line.
  public private(set) var results: [AuditResult] = []
  /// The subjects that could not be opened, with the reasons.
  public private(set) var failures: [(subject: String, reason: String)] = []
  /// The number of subjects that failed because they had no content or did not show the requested content.
  private var unreadCount = 0

  /// The reasons that pages of the site were not audited, as one sentence each.
  public var leftOut: [String] = []

  /// The time at which the run started.
  public let began: Date
  /// The total duration of all explorations.
  public private(set) var time: Duration = .zero

  /// Creates an empty report at the start of a run.
  public init(began: Date = .now) { self.began = began }

  /// Adds the result for a subject and the duration of its exploration.
  public mutating func add(_ result: AuditResult, took time: Duration = .zero) {
    results.append(result)
    self.time += time
  }

  /// Adds a subject that could not be audited.
  public mutating func fail(_ subject: String, _ reason: String) {
    failures.append((subject, reason))
  }

  /// Adds a subject that has no content or does not show the requested content.
  package mutating func refuse(_ subject: String, _ reason: String) {
    fail(subject, reason)
    unreadCount += 1
  }

  /// Removes the findings that are in a baseline.
  package mutating func leaveOut(_ baseline: Baseline) {
    for place in results.indices { results[place].leaveOut(baseline) }
  }

  /// The number of new findings.
  public var count: Int { results.reduce(0) { $0 + $1.findings.count } }

  /// Returns the exit code that the program uses for the report.
  ///
  /// The exit code is 4 if subjects could not be audited only because they had no content or did not show the requested
  /// content. If a subject could not be audited for any other reason, the exit code is 2. If all subjects were audited,
  /// the exit code is 1 if there are findings, 2 if an exploration is incomplete, and 0 in all other cases.
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
