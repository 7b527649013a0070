// SPDX-License-Identifier: MIT

import Foundation

/// The results of one run over one or more subjects, and what could not be audited.
public struct AuditReport: Sendable {
  /// The results, in the order of the command line.
  public private(set) var results: [AuditResult] = []
  /// What could not be opened: the subject, and why.
  public private(set) var failures: [(subject: String, reason: String)] = []

  /// Creates a report without results.
  public init() {}

  /// Adds the result of a subject.
  public mutating func add(_ result: AuditResult) { results.append(result) }

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
