// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `lone-pronoun`
  static let lonePronoun = Rule(
    "lone-pronoun",
    "A link’s words say nothing without the text around them.",
    criteria: ["2.4.4", "2.4.9"],
    impact: .misleads,
    precision: .medium,
    needs: .words,
    beyond: "no rule of axe-core judges what a link’s words mean",
    limits: """
      WCAG 2.4.4 allows the sentence or list item around a link to explain it; heard from a list of \
      links, that is not there. Six languages.
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
        "“\(stop.name)” does not say what for.",
        proof: exploration.proof(at: stop, marking: [stop.name])
      )
    }
  }
}
