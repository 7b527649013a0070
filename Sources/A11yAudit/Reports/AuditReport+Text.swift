// SPDX-License-Identifier: MIT

import A11ySession

extension AuditReport {
  /// The maximum number of pages that are named per component.
  private static let namedPages = 5

  /// Returns a human-readable report on a site. The report lists each component with problems and the pages with
  /// findings.
  ///
  /// ```
  /// Only “button” is announced, without a name.
  /// no-words: blocks, WCAG 1.1.1 and 4.1.2, 3 places on 2 pages: /, /teas
  /// in main > button
  ///   > next
  ///   «button»
  /// ```
  /// - Parameter limit: The maximum number of components of one rule that are printed.
  public func siteText(limit: Int = AuditResult.shown) -> [VisibleText] {
    var lines: [String] = []
    var counts: [String: Int] = [:]
    let groups = groups
    for group in groups {
      counts[group.first.rule.id, default: 0] += 1
      guard counts[group.first.rule.id, default: 0] <= limit else { continue }
      lines += Self.text(of: group) + [""]
    }
    for (rule, count) in counts.sorted(by: { $0.key < $1.key }) where count > limit {
      let more = (count - limit).counted("more component")
      lines += ["and \(more) for \(rule); use --all to print them", ""]
    }
    lines += leftOut.map { "Left out: \($0)" }
    lines += leftOutOfPages
    lines += results.filter { !$0.findings.isEmpty || $0.known > 0 }.map(\.summary)
    lines.append(
      "\(countText) on \(results.count.counted("page"))"
    )
    return lines.map { VisibleText($0) }
  }

  /// The sentences about omitted steps on all pages, without duplicates.
  private var leftOutOfPages: [String] {
    var sentences: [String] = []
    var pages: [String: [String]] = [:]
    for result in results {
      for sentence in result.leftOut {
        if pages[sentence] == nil { sentences.append(sentence) }
        pages[sentence, default: []].append(result.subject)
      }
    }
    return sentences.map { sentence in
      let names = pages[sentence] ?? []
      let place = names.count == 1 ? names[0] : names.count.counted("page")
      return "Left out on \(place): \(sentence)"
    }
  }

  /// A count of the findings, such as “4 findings in 5 places of 1 component”.
  package var countText: String {
    let findings = results.flatMap(\.findings)
    let hasRepeats = findings.contains { $0.placeCount > 1 }
    return "\(Finding.counted(findings)) \(hasRepeats ? "of" : "in") "
      + groups.count.counted("component")
  }

  private static func text(of group: FindingGroup) -> [String] {
    let (finding, rule) = (group.first, group.first.rule)
    let named = group.pages.prefix(namedPages).map(\.subject).joined(separator: ", ")
    let rest = group.pages.count > namedPages ? ", …" : ""
    let facts =
      "\(rule.id): \(rule.impact.rawValue), WCAG \(rule.criteria.joined(separator: " and ")), "
      + "\(group.count.counted("place")) on \(group.pages.count.counted("page")): \(named)\(rest)"
    var lines = [finding.message, facts]
    if !finding.path.isEmpty { lines.append("in \(finding.path)") }
    if let selector = finding.place?.selector { lines.append("at \(selector)") }
    return lines + finding.proof.map { "  \($0.markedText)" }
  }
}
