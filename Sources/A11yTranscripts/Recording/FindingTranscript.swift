// SPDX-License-Identifier: MIT

import A11yAudit
import A11ySession
import A11yTree

/// A transcript that fails until a finding is fixed.
public struct FindingTranscript: Sendable {
  /// The filename, which contains the rule and the finding's fingerprint.
  public let name: String
  /// The transcript's text.
  public let text: String
  /// The one-based line number of the check.
  public let line: Int

  /// Creates a transcript for a finding.
  ///
  /// - Parameter header: The lines of the header, which state the subject and the user’s settings.
  public init(of finding: Finding, header: [String]) {
    name = "\(finding.rule.id)-\(finding.fingerprint.prefix(8)).a11y"
    var lines = ["# \(finding.rule.id): \(finding.rule.sentence)", "# \(finding.message)", "#"]
    lines += finding.proof.map { "#   \($0.markedText)" }
    lines += header.map { VisibleText.of($0) }
    lines += ["", "..."]
    line = lines.count + 1
    lines += finding.checks.map(\.written)
    if finding.checks.isEmpty {
      lines.append(FindingsCheck(rules: [finding.rule.id], path: finding.path).written)
    }
    text = lines.joined(separator: "\n") + "\n"
  }
}
