// SPDX-License-Identifier: MIT

import A11ySession

extension AuditReport {
  /// The report as JUnit XML, with one test per rule and subject. A test fails if its rule has findings for the test's
  /// subject.
  ///
  /// Only the suite has a duration, because most of the time is spent on the exploration, which all rules share.
  public var junit: String {
    let broken = failures.map { subject, reason in
      JUnitSuite.Test(group: subject, name: "audit", .broken(reason, details: ""))
    }
    let tests = results.flatMap { result in
      let found = Dictionary(uniqueKeysWithValues: result.groups.map { ($0.rule.id, $0.findings) })
      return result.rules.map { rule in
        JUnitSuite.Test(
          group: result.subject,
          name: rule.id,
          Self.outcome(of: found[rule.id] ?? [])
        )
      }
    }
    return JUnitSuite("a11ynav audit", began: began, time: time, broken + tests).xml
  }

  private static func outcome(of findings: [Finding]) -> JUnitSuite.Test.Outcome {
    guard let first = findings.first else { return .passed }
    let lines = findings.flatMap { finding in
      [finding.message] + finding.separated.map { "in \($0.path)" }
        + finding.proof.map { "  \($0.markedText)" }
    }
    return .failed(first.message, details: lines.joined(separator: "\n"))
  }
}
