// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `lone-pronoun`
  static let lonePronoun = Rule(
    "lone-pronoun",
    "A link’s text is meaningless without the surrounding text.",
    criteria: ["2.4.4", "2.4.9"],
    impact: .misleads,
    precision: .medium,
    needs: .words,
    beyond: "axe-core does not judge the meaning of link text",
    limits: """
      WCAG 2.4.4 allows the surrounding sentence or list item to explain a link, but a list of links \
      does not include it. Six languages are checked.
      """
  ) { exploration in
    exploration.stops.compactMap { stop in
      guard stop.isInteractive, stop.isLink || stop.isButton, stop.element.states.popup == nil,
        LonePronouns.contain(stop.name, isLink: stop.isLink)
      else { return nil }
      let described = stop.words([.description, .hint, .header, .value])
      guard described.isEmpty else { return nil }
      return Evidence(
        at: stop.id,
        "“\(stop.name)” does not say where the link leads.",
        proof: exploration.proof(at: stop, marking: [stop.name])
      )
    }
  }
}
