// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `tab-differs`
  static let tabDiffers = Rule(
    "tab-differs",
    "The Tab order differs from VoiceOver’s reading order.",
    criteria: ["2.4.3"],
    impact: .misleads,
    precision: .high,
    needs: .tabOrder,
    beyond: "tabindex finds values above 0 but does not check the resulting order",
    limits: """
      Only stops that are in both orders are compared; the number of reversed pairs is Kendall’s \
      distance.
      """
  ) { exploration in
    let places = (exploration.live?.tabOrder ?? []).compactMap(exploration.place(ofTab:))
    guard let jump = places.indices.dropFirst().first(where: { places[$0] < places[$0 - 1] }) else {
      return []
    }
    let pairs = places.indices.reduce(0) { sum, place in
      sum + places[(place + 1)...].count { $0 < places[place] }
    }
    let before = exploration.stops[places[jump - 1]]
    let stop = exploration.stops[places[jump]]
    return [
      Evidence(
        at: stop.id,
        "Tab returns to a stop that VoiceOver has passed; \(pairs) pairs of stops are in reverse order.",
        proof: [
          .command("press tab"),
          ProofLine(
            before.utterance.text.shortened(to: 400),
            marking: [before.name],
            at: before.id
          ),
          .command("press tab"),
          ProofLine(stop.utterance.text.shortened(to: 400), marking: [stop.name], at: stop.id),
        ]
      )
    ]
  }
}

extension Exploration {
  /// Returns the index, in reading order, of an element that the Tab key has reached.
  fileprivate func place(ofTab id: ElementID) -> Int? { places[id] }
}
