// SPDX-License-Identifier: MIT

/// The findings that are already known; only other findings make an audit fail.
public struct Baseline: Hashable, Sendable {
  /// The fingerprints of the known findings of each subject.
  var known: [String: Set<String>]
  /// The largest number of findings of each known component on one page, keyed by the component's group.
  var groups: [String: Int]

  /// Creates a baseline from the known fingerprints of each subject and from the known components.
  init(known: [String: Set<String>], groups: [String: Int] = [:]) {
    self.known = known
    self.groups = groups
  }
}

extension AuditResult {
  /// Removes the subject's findings that are in a baseline, and joins the remaining findings, as ``joinRepeats()``
  /// does.
  ///
  /// A known component's problem is also treated as known on a page where the component is new, unless that page has
  /// more findings of this problem than any earlier page.
  public mutating func leaveOut(_ baseline: Baseline) {
    let fingerprints = baseline.known[subject] ?? []
    let all = separateFindings
    var left = baseline.groups
    for finding in all where fingerprints.contains(finding.fingerprint) {
      left[finding.groupKey, default: 0] -= 1
    }
    findings = all.filter { finding in
      if fingerprints.contains(finding.fingerprint) { return false }
      guard let rest = left[finding.groupKey], rest > 0 else { return true }
      left[finding.groupKey] = rest - 1
      return false
    }
    known += all.count - findings.count
    joinRepeats()
  }
}
