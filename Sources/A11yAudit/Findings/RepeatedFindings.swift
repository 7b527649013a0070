// SPDX-License-Identifier: MIT

/// One problem at several elements, such as a nameless button in each row of a list. Because a developer fixes such a
/// problem only once, the audit reports a single finding with several locations.
extension AuditResult {
  /// Merges findings that have the same ``Finding/groupKey`` and the same message. The locations of the findings must
  /// already be known, because ``Finding/groupKey`` depends on them. O(number of findings).
  public mutating func joinRepeats() {
    struct Problem: Hashable { var key, message: String }
    var joined: [Finding] = []
    var indices: [Problem: Int] = [:]
    for finding in separateFindings {
      let problem = Problem(key: finding.groupKey, message: finding.message)
      if let index = indices[problem] {
        joined[index].repeats.append(finding)
      } else {
        indices[problem] = joined.count
        joined.append(finding)
      }
    }
    findings = joined
  }

  /// All findings, with a separate finding for each location.
  public var separateFindings: [Finding] { findings.flatMap(\.separated) }
}

extension Finding {
  /// The number of elements that have the problem.
  public var placeCount: Int { 1 + repeats.count }

  /// The finding without its repetitions, followed by each repetition.
  var separated: [Finding] {
    var first = self
    first.repeats = []
    return [first] + repeats
  }

  /// Returns a count such as “3 findings”, or “3 findings in 12 places” if some findings have several locations.
  static func counted(_ findings: some Collection<Finding>) -> String {
    let places = findings.reduce(0) { $0 + $1.placeCount }
    let count = findings.count.counted("finding")
    return places == findings.count ? count : "\(count) in \(places.counted("place"))"
  }
}
