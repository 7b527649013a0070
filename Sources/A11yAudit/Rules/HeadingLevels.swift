// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `heading-levels`
  static let headingLevels = Rule(
    "heading-levels",
    "A heading is more than one level below the one before it, or says nothing.",
    criteria: ["1.3.1", "2.4.6"],
    impact: .slows,
    precision: .medium,
    needs: .structure,
    beyond: "heading-order and empty-heading find the same",
    limits: "WCAG allows levels to be skipped; people who move by headings then miss a level."
  ) { exploration in
    var found: [Evidence] = []
    var last: HeardStop?
    for stop in exploration.stops where stop.element.isHeading {
      if stop.name.isEmpty, stop.words([.value]).isEmpty {
        found.append(
          Evidence(
            at: stop.id,
            "A heading says nothing.",
            proof: exploration.proof(at: stop, marking: [stop.ownWords])
          )
        )
      }
      guard let level = stop.element.level else { continue }
      if let before = last, let outer = before.element.level, level > outer + 1 {
        found.append(
          Evidence(
            at: stop.id,
            "A heading of level \(level) follows one of level \(outer).",
            proof: exploration.proof(
              at: [before, stop],
              marking: before.words([.role]) + stop.words([.role])
            )
          )
        )
      }
      last = stop
    }
    return found
  }
}
