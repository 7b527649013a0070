// SPDX-License-Identifier: MIT

import A11yTree

extension AuditResult {
  /// Determines the line number for each finding, by searching the subject's file for the element's name. If the name
  /// occurs several times, its occurrences are matched to the stops in order.
  public mutating func locate(in text: String, _ exploration: Exploration) {
    guard !findings.isEmpty else { return }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for place in findings.indices {
      guard let id = findings[place].element, let name = exploration.tree[id]?.label, !name.isEmpty
      else { continue }
      let before = exploration.stop(at: id)?.place ?? 0
      let earlier = exploration.stops.prefix(before).count { $0.element.label == name }
      var left = earlier
      var found: Int?
      for (number, line) in lines.enumerated() where line.contains(name) {
        found = number
        if left == 0 { break }
        left -= 1
      }
      if let found { findings[place].line = found + 1 }
    }
  }
}
