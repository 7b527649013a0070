// SPDX-License-Identifier: MIT

import A11ySession

extension AuditReport {
  /// The report as JUnit XML: a test for each rule and subject, which fails with what the rule found.
  public var junit: String {
    let tests = results.reduce(0) { $0 + $1.rules.count } + failures.count
    let failed = results.reduce(0) { $0 + $1.groups.count }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    xml += "  <testsuite name=\"a11ynav audit\" tests=\"\(tests)\" failures=\"\(failed)\""
    xml += " errors=\"\(failures.count)\" skipped=\"0\">\n"
    for (subject, reason) in failures {
      xml += "    <testcase classname=\(Self.quoted(subject)) name=\"audit\">\n"
      xml += "      <error message=\(Self.quoted(reason))/>\n    </testcase>\n"
    }
    for result in results {
      let found = Dictionary(uniqueKeysWithValues: result.groups.map { ($0.rule.id, $0.findings) })
      for rule in result.rules {
        xml += "    <testcase classname=\(Self.quoted(result.subject)) name=\"\(rule.id)\""
        guard let findings = found[rule.id] else {
          xml += "/>\n"
          continue
        }
        let lines = findings.flatMap { finding in
          [finding.message, "in \(finding.path)"] + finding.proof.map { "  \($0.markedText)" }
        }
        xml += ">\n      <failure message=\(Self.quoted(findings[0].message))>"
        xml +=
          Markup.escaped(lines.joined(separator: "\n"), keepingLines: true)
          + "</failure>\n    </testcase>\n"
      }
    }
    return xml + "  </testsuite>\n</testsuites>\n"
  }

  private static func quoted(_ text: String) -> String {
    "\"\(Markup.escaped(text, keepingLines: true))\""
  }
}
