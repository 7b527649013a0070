// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `heading-levels`
  static let headingLevels = Rule(
    "heading-levels",
    "A heading skips a level or is empty, or an element that is not a heading has a heading level.",
    criteria: ["1.3.1", "2.4.6"],
    impact: .slows,
    precision: .medium,
    needs: .structure,
    beyond: "heading-order and empty-heading find the same problems",
    limits: """
      WCAG allows skipped levels, but people who navigate by headings expect a heading at every \
      level.
      """
  ) { exploration in
    var found: [Evidence] = []
    var last: HeardStop?
    for stop in exploration.stops where stop.element.hasLevelOfHeading {
      guard stop.element.isHeading else {
        found.append(
          Evidence(
            at: stop.id,
            "“\(stop.name.shortened(to: 60))” has a level but is not a heading.",
            proof: exploration.proof(at: stop, marking: [stop.name])
          )
        )
        continue
      }
      if stop.name.isEmpty, stop.words([.value]).isEmpty {
        found.append(
          Evidence(
            at: stop.id,
            "A heading is empty.",
            proof: exploration.proof(at: stop, marking: [stop.ownWords])
          )
        )
      }
      guard let level = stop.element.level else { continue }
      if let before = last, let outer = before.element.level, level > outer + 1 {
        found.append(
          Evidence(
            at: stop.id,
            "A level \(level) heading follows a level \(outer) heading.",
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

extension Element {
  /// Whether the element is a heading, or has a level although its role normally has none.
  fileprivate var hasLevelOfHeading: Bool {
    if isHeading { return true }
    switch role {
    case .staticText, .paragraph, .generic, .group, .button, .link, .image: return level != nil
    default: return false
    }
  }
}
