// SPDX-License-Identifier: MIT

import A11ySession

/// What an audit and another checker found on one page: both, and each alone.
///
/// They are compared by element, since their rules are not the same.
public struct BesideReport: Sendable {
  /// The other checker and its version.
  public let checker: String
  /// Elements for which both found something, with the rules of each.
  public private(set) var both: [(selector: String, ours: [String], theirs: [String])] = []
  /// What only the audit found: the rule, and where.
  public private(set) var ours: [(rule: String, place: String)] = []
  /// What only the other checker found.
  public private(set) var theirs: [(rule: String, place: String)] = []

  /// Compares the findings of an audit with another checker’s.
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

  /// The comparison, one thing a line.
  public var text: [VisibleText] {
    var lines = ["Compared with \(checker):", "Found by both, \(both.count.counted("element")):"]
    lines += both.map { place in
      let mine = place.ours.joined(separator: ", ")
      return
        "  \(place.selector): \(mine) (a11ynav), \(place.theirs.joined(separator: ", ")) (\(checker))"
    }
    lines.append("Found only by \(checker), \(theirs.count.counted("finding")):")
    lines += theirs.map { "  \($0.rule) at \($0.place)" }
    lines.append("Found only by a11ynav, \(ours.count.counted("finding")):")
    lines += ours.map { $0.place.isEmpty ? "  \($0.rule)" : "  \($0.rule) at \($0.place)" }
    return lines.map { VisibleText($0) }
  }
}
