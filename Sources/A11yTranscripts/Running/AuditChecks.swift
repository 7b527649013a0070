// SPDX-License-Identifier: MIT

import A11yAudit
import A11ySession
import A11yTree

/// The audits that a transcript requests, and the findings that its `ignore` lines exclude from these audits.
@MainActor
struct AuditChecks {
  /// The maximum number of findings per check that are reported with their proofs.
  private static let shown = 5

  private var ignored: [IgnoredFinding] = []
  private let reopen: (@MainActor () throws -> FreshScreen)?

  init(reopen: (@MainActor () throws -> FreshScreen)?) { self.reopen = reopen }

  /// Ignores, from this point on, the findings that match an `ignore` line.
  mutating func ignore(_ finding: IgnoredFinding) { ignored.append(finding) }

  /// Returns the reason that a check fails, or `nil` if the check passes.
  func failure(
    of check: FindingsCheck,
    at place: Int,
    _ session: AssistiveSession,
    isOpening: Bool
  ) -> Passage.FailedCheck? {
    do {
      // Creating the audit cannot fail, because the ids were validated when the transcript was read.
      let audit = try Audit(only: check.rules)
      let acting = check.rules.compactMap(Rule.named).filter(\.needs.isLive)
      var exploration = Exploration(of: session.tree, settings: session.settings)
      if let first = acting.first {
        guard isOpening, let reopen else {
          let reason = "\(first.id) needs a live page and must come before the first command"
          return Passage.FailedCheck(at: place, reason)
        }
        let explorer = Explorer(settings: session.settings, open: reopen)
        defer { explorer.close() }
        exploration = try explorer.explore()
      }
      let findings = audit.findings(in: exploration).filter { finding in
        !ignored.contains { $0.covers(finding) }
          && (check.path.map { $0 == finding.path } ?? true)
      }
      return findings.isEmpty ? nil : Passage.FailedCheck(at: place, findings, limit: Self.shown)
    } catch {
      return Passage.FailedCheck(at: place, "the audit failed: \(error)")
    }
  }
}

extension IgnoredFinding {
  /// Returns whether this `ignore` line covers a finding.
  fileprivate func covers(_ finding: Finding) -> Bool {
    guard finding.rule.id == rule else { return false }
    guard let words else { return true }
    return ([finding.message, finding.path] + finding.proof.map(\.text)).contains {
      $0.contains(words)
    }
  }
}

extension Passage.FailedCheck {
  /// Creates the failure for a check that has findings.
  fileprivate init(at place: Int, _ findings: [Finding], limit: Int) {
    let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    let first = findings.first.map { ": \($0)" } ?? ""
    let details = findings.prefix(limit).flatMap { finding in
      ["\(finding)"] + finding.proof.map { "    \($0.markedText)" }
    }
    self.init(at: place, "\(count)\(first)", details: details)
  }
}
