// SPDX-License-Identifier: MIT

/// Findings that come from the same component on one or more pages.
///
/// The findings have the same rule and the same marked words, and their elements have paths of the same shape: for
/// example, the third and the fifth card in a list, or the same card on another page.
public struct FindingGroup: Sendable {
  /// The group's identity across pages and runs.
  public let key: String
  /// The group's first finding, which reports show as its example.
  public let first: Finding
  /// The pages with these findings, in the order of the run, each with the number of findings.
  public private(set) var pages: [(subject: String, count: Int)]

  init(_ finding: Finding, on subject: String) {
    key = finding.groupKey
    first = finding
    pages = [(subject, 1)]
  }

  /// The number of findings on all pages.
  public var count: Int { pages.reduce(0) { $0 + $1.count } }

  /// The largest number of findings on one page.
  var mostOnPage: Int { pages.map(\.count).max() ?? 0 }

  mutating func add(on subject: String) {
    if pages.last?.subject == subject {
      pages[pages.count - 1].count += 1
    } else {
      pages.append((subject, 1))
    }
  }
}

extension AuditReport {
  /// The findings of all pages, grouped by component. The most severe groups come first; equally severe groups are
  /// sorted by the number of findings, largest first.
  public var groups: [FindingGroup] {
    var groups: [FindingGroup] = []
    var places: [String: Int] = [:]
    for result in results {
      for finding in result.findings {
        if let place = places[finding.groupKey] {
          groups[place].add(on: result.subject)
        } else {
          places[finding.groupKey] = groups.count
          groups.append(FindingGroup(finding, on: result.subject))
        }
      }
    }
    return groups.enumerated().sorted { one, other in
      let (left, right) = (one.element, other.element)
      if left.first.rule.impact != right.first.rule.impact {
        return left.first.rule.impact < right.first.rule.impact
      }
      return (-left.count, one.offset) < (-right.count, other.offset)
    }.map(\.element)
  }
}
