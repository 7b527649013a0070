// SPDX-License-Identifier: MIT

import A11ySession

extension AuditResult {
  /// The maximum number of findings per rule that are printed with their proofs by default.
  public static let shown = 5

  /// Returns a human-readable report in which the findings are grouped by rule, counted, and sorted by severity, most
  /// severe first.
  ///
  /// ```
  /// no-words: A stop announces only its role, or text that is meant for machines.
  /// 1 finding, blocks, WCAG 1.1.1 and 4.1.2, precision very-high
  ///
  /// Only “button” is announced, without a name.
  /// in main > button
  ///   > next
  ///   «button»
  /// ```
  /// - Parameter limit: The maximum number of findings of one rule that are printed in full.
  public func text(limit: Int = shown) -> [VisibleText] {
    var lines: [VisibleText] = []
    for (rule, findings) in groups {
      lines.append(VisibleText("\(rule.id): \(rule.sentence)"))
      lines.append(VisibleText(Self.summary(of: rule, findings)))
      lines.append(VisibleText(""))
      for finding in findings.prefix(limit) {
        lines.append(VisibleText(finding.message))
        if !finding.path.isEmpty { lines.append(VisibleText("in \(finding.path)")) }
        if let selector = finding.place?.selector { lines.append(VisibleText("at \(selector)")) }
        lines += Self.otherPlaces(of: finding, limit: limit)
        lines += finding.proof.map { VisibleText("  \($0.markedText)") }
        lines.append(VisibleText(""))
      }
      if findings.count > limit {
        lines.append(
          VisibleText("and \(findings.count - limit) more for \(rule.id); use --all to print them")
        )
        lines.append(VisibleText(""))
      }
    }
    if let beside { lines += beside.text + [VisibleText("")] }
    lines += leftOut.map { VisibleText("Left out: \($0)") }
    lines.append(VisibleText(summary))
    return lines
  }

  /// The counts in the result, as one line of text.
  public var summary: String {
    var line = "\(subject): \(Finding.counted(findings))"
    if !findings.isEmpty {
      let counts = Rule.Impact.allCases.compactMap { impact in
        let count = findings.count { $0.rule.impact == impact }
        return count == 0 ? nil : "\(count) \(impact.words)"
      }
      line += " (\(counts.joined(separator: ", ")))"
    }
    line += " at \(stops.counted("stop"))"
    if pressed > 0 { line += ", \(pressed) of them pressed" }
    if known > 0 { line += ", excluding \(known) already known" }
    return line
  }

  /// Returns one line for each additional location of a finding. Locations with the same name share a line.
  private static func otherPlaces(of finding: Finding, limit: Int) -> [VisibleText] {
    var names: [(name: String, count: Int)] = []
    for place in finding.repeats {
      let name = place.place?.selector.map { "at \($0)" } ?? "in \(place.path)"
      if names.last?.name == name {
        names[names.count - 1].count += 1
      } else {
        names.append((name, 1))
      }
    }
    let shown = names.prefix(max(limit - 1, 0))
    var lines = shown.map { name, count in
      "also \(name)" + (count > 1 ? " (\(count.counted("place")))" : "")
    }
    let more = names.dropFirst(shown.count).reduce(0) { $0 + $1.count }
    if more > 0 { lines.append("also in \(more.counted("other place")); use --all to print them") }
    return lines.map { VisibleText($0) }
  }

  private static func summary(of rule: Rule, _ findings: [Finding]) -> String {
    let criteria = rule.criteria.joined(separator: " and ")
    return "\(Finding.counted(findings)), \(rule.impact.rawValue), WCAG \(criteria),"
      + " precision \(rule.precision.rawValue)"
  }
}

extension Rule.Impact {
  /// The impact in words, for use in a line about several findings.
  fileprivate var words: String {
    switch self {
    case .blocks: "blocking"
    case .misleads: "misleading"
    case .slows: "slowing"
    }
  }
}
