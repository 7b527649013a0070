// SPDX-License-Identifier: MIT

/// Findings that belong to the same component on one or more pages.
///
/// All findings in a group have the same rule, the same marked words, and paths of the same shape. For example, the
/// findings are in the third and fifth cards of a list, or in the same card on two pages.
public struct FindingGroup: Sendable {
  /// The group's identity across pages and runs.
  public let key: String
  /// The group's first finding, which serves as an example in reports.
  public let first: Finding
  /// The pages with these findings, in the order of the run, each with its number of locations.
  public private(set) var pages: [(subject: String, count: Int)]

  init(_ finding: Finding, on subject: String) {
    key = finding.groupKey
    first = finding
    pages = [(subject, finding.placeCount)]
  }

  /// The number of locations on all pages.
  public var count: Int { pages.reduce(0) { $0 + $1.count } }

  /// The largest number of locations on one page.
  var mostOnPage: Int { pages.map(\.count).max() ?? 0 }

  mutating func add(_ finding: Finding, on subject: String) {
    if pages.last?.subject == subject {
      pages[pages.count - 1].count += finding.placeCount
    } else {
      pages.append((subject, finding.placeCount))
    }
  }
}

extension AuditReport {
  /// The findings on all pages, grouped by component. The most severe groups come first. Equally severe groups are
  /// sorted by the number of findings, largest first.
  public var groups: [FindingGroup] {
    var groups: [FindingGroup] = []
    var places: [String: Int] = [:]
    for result in results {
      for finding in result.findings {
        if let place = places[finding.groupKey] {
          groups[place].add(finding, on: result.subject)
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
