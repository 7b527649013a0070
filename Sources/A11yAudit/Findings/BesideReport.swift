// SPDX-License-Identifier: MIT

import A11ySession

/// A comparison of an audit's findings with those of another checker on the same page.
///
/// Findings are matched by element, because the two checkers have different rules.
public struct BesideReport: Sendable {
  /// The other checker's name and version.
  public let checker: String
  /// The elements for which both checkers have findings, with the rules of each checker.
  public private(set) var both: [(selector: String, ours: [String], theirs: [String])] = []
  /// The findings that only the audit reported, each with its rule and location.
  public private(set) var ours: [(rule: String, place: String)] = []
  /// The findings that only the other checker reported, each with its rule and location.
  public private(set) var theirs: [(rule: String, place: String)] = []

  /// Compares an audit's findings with another checker’s findings.
  public init(_ result: AuditResult, _ other: OtherReport) {
    checker = other.checker
    var own: [String: [String]] = [:]
    for finding in result.findings {
      guard let selector = finding.place?.selector else { continue }
      own[selector, default: []].append(finding.rule.id)
    }
    var foreign: [String: [String]] = [:]
    for finding in other.findings {
      for selector in finding.selectors { foreign[selector, default: []].append(finding.rule) }
    }
    for finding in result.findings {
      let selector = finding.place?.selector
      guard let selector, foreign[selector] != nil else {
        ours.append((finding.rule.id, selector ?? finding.path))
        continue
      }
    }
    for (selector, rules) in foreign.sorted(by: { $0.key < $1.key }) {
      if let mine = own[selector] {
        both.append((selector, mine, rules))
      } else {
        theirs += rules.map { ($0, selector) }
      }
    }
  }

  /// The comparison as text, with one item per line.
  public var text: [VisibleText] {
    var lines = ["Compared with \(checker):", "Found by both (\(both.count.counted("element"))):"]
    lines += both.map { place in
      let mine = place.ours.joined(separator: ", ")
      return
        "  \(place.selector): \(mine) (a11ynav), \(place.theirs.joined(separator: ", ")) (\(checker))"
    }
    lines.append("Found only by \(checker) (\(theirs.count.counted("finding"))):")
    lines += theirs.map { "  \($0.rule) at \($0.place)" }
    lines.append("Found only by a11ynav (\(ours.count.counted("finding"))):")
    lines += ours.map { $0.place.isEmpty ? "  \($0.rule)" : "  \($0.rule) at \($0.place)" }
    return lines.map { VisibleText($0) }
  }
}
