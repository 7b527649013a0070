// SPDX-License-Identifier: MIT

import Foundation

/// The results of one run over one or more subjects, and what could not be audited.
public struct AuditReport: Sendable {
  /// The results, in the order of the command line.
  public private(set) var results: [AuditResult] = []
  /// What could not be opened: the subject, and why.
  public private(set) var failures: [(subject: String, reason: String)] = []

  /// When the run began.
  public let began: Date
  /// How long all explorations took.
  public private(set) var time: Duration = .zero

  /// Creates a report of a run that begins, without results.
  public init(began: Date = .now) { self.began = began }

  /// Adds the result of a subject whose exploration took some time.
  public mutating func add(_ result: AuditResult, took time: Duration = .zero) {
    results.append(result)
    self.time += time
  }

  /// Adds a subject that could not be audited.
  public mutating func fail(_ subject: String, _ reason: String) {
    failures.append((subject, reason))
  }

  /// How many findings there are that were not known before.
  public var count: Int { results.reduce(0) { $0 + $1.findings.count } }

  /// The exit code: 2 if something could not be audited, 1 if something was found, otherwise 0.
  ///
  /// - Parameter warnsOnly: Whether findings alone are no failure.
  public func exitCode(warnsOnly: Bool) -> Int32 {
    if !failures.isEmpty { return 2 }
    return count > 0 && !warnsOnly ? 1 : 0
  }

  static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
