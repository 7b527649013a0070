// SPDX-License-Identifier: MIT

import Foundation

extension Baseline {
  /// Reads a baseline: the JSON report of an earlier run.
  ///
  /// - Throws: ``BaselineError`` for what is no report, or of a version that this program does not
  ///   know.
  public init(json: Data) throws(BaselineError) {
    struct Version: Decodable { var version: Int }
    let decoder = JSONDecoder()
    guard let version = try? decoder.decode(Version.self, from: json) else {
      throw BaselineError("this is no report, as “a11ynav audit --json” prints it")
    }
    guard version.version == ReportDocument.version else {
      throw BaselineError(
        "this report has version \(version.version), and this program reads \(ReportDocument.version)"
      )
    }
    guard let document = try? decoder.decode(ReportDocument.self, from: json) else {
      throw BaselineError("this report is damaged")
    }
    self.init(
      known: Dictionary(
        document.results.map { ($0.subject, Set($0.findings.map(\.fingerprint))) },
        uniquingKeysWith: { $0.union($1) }
      )
    )
  }
}

/// Why a baseline cannot be read.
public struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in one line.
  public var description: String

  init(_ description: String) { self.description = description }
}
