// SPDX-License-Identifier: MIT

import A11yJSON
import Foundation

extension Baseline {
  /// Reads a baseline from the JSON report of an earlier run.
  ///
  /// - Throws: ``BaselineError`` if the data is not a report, or has a version that this program does not support.
  public init(json: Data) throws(BaselineError) {
    let report = (try? JSONValue(json: json)) ?? .null
    guard let version = report["version"].integer else {
      throw BaselineError("this is not a report written by “a11ynav audit --json”")
    }
    guard version == ReportDocument.version else {
      throw BaselineError(
        "this report is in format version \(version), but this program reads version \(ReportDocument.version)"
      )
    }
    let damaged = BaselineError("this report is damaged")
    guard case .array(let results) = report["results"] else { throw damaged }
    var known: [String: Set<String>] = [:]
    for result in results {
      let fingerprints = result["findings"].array.flatMap { [$0] + $0["repeats"].array }
        .map { $0["fingerprint"].string }
      guard let subject = result["subject"].string, !fingerprints.contains(nil) else {
        throw damaged
      }
      known[subject, default: []].formUnion(fingerprints.compactMap(\.self))
    }
    var groups: [String: Int] = [:]
    for group in report["groups"].array {
      guard let key = group["key"].string, let most = group["mostOnPage"].integer else {
        throw damaged
      }
      groups[key] = most
    }
    self.init(known: known, groups: groups)
  }
}

/// The reason that a baseline cannot be read.
public struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason as a single line of text.
  public var description: String

  init(_ description: String) { self.description = description }
}
