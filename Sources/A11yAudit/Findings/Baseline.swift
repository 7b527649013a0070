// SPDX-License-Identifier: MIT

/// The known findings. An audit fails only if there are other findings.
public struct Baseline: Hashable, Sendable {
  /// The fingerprints of each subject's known findings.
  var known: [String: Set<String>]
  /// The largest number of findings on one page for each known component, keyed by the component's group.
  var groups: [String: Int]

  /// Creates a baseline from each subject's known fingerprints and from the known components.
  init(known: [String: Set<String>], groups: [String: Int] = [:]) {
    self.known = known
    self.groups = groups
  }
}

extension AuditResult {
  /// Removes a subject's findings that are in a baseline, and merges repetitions as ``joinRepeats()`` does.
  ///
  /// A problem of a known component also counts as known on pages where the component is new, unless such a page has
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
