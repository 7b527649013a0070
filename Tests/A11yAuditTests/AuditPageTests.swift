// SPDX-License-Identifier: MIT

import A11yAudit
import Foundation
import Testing

@Suite("The audit rules in the documentation")
struct AuditPageTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Documentation/Audit.md").standardizedFileURL

  private static func row(_ rule: Rule) -> String {
    let cells = [
      "`\(rule.id)`", rule.sentence, rule.criteria.joined(separator: ", "), rule.precision.rawValue,
      rule.needs.names.joined(separator: ", "), rule.beyond, rule.limits,
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  /// If `A11YNAV_RECORD=1` is set, the test writes the rows to the page.
  @Test func `The page lists every rule as the table defines it`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let head = "|---|---|---|---|---|---|---|\n"
    let start = try #require(text.range(of: head)).upperBound
    let rows = Rule.all.map(Self.row).joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["A11YNAV_RECORD"] == "1" {
      try (text[..<start] + rows).write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(text[start...] == rows)
    }
  }
}
