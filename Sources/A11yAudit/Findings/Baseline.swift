// SPDX-License-Identifier: MIT

/// The findings that are already known, so that only new ones fail.
public struct Baseline: Hashable, Sendable {
  /// The fingerprints of the known findings of each subject.
  var known: [String: Set<String>]

  /// Creates a baseline from the known fingerprints of each subject.
  init(known: [String: Set<String>]) { self.known = known }
}

extension AuditResult {
  /// Removes the subject's findings that are in a baseline.
  public mutating func leaveOut(_ baseline: Baseline) {
    guard let fingerprints = baseline.known[subject] else { return }
    let count = findings.count
    findings.removeAll { fingerprints.contains($0.fingerprint) }
    known += count - findings.count
  }
}
