// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `focus-unheard`
  static let focusUnheard = Rule(
    "focus-unheard",
    "Tab moves keyboard focus to an element that is hidden from VoiceOver.",
    criteria: ["4.1.2", "2.4.3"],
    impact: .blocks,
    precision: .high,
    needs: .tabOrder,
    beyond: "aria-hidden-focus finds the same elements without pressing Tab",
    limits: "Pages that react to focus changes, and pages with frames, are not checked."
  ) { exploration in
    guard let places = exploration.live?.unheardFocus, let first = places.first,
      let id = first ?? exploration.tree.root
    else { return [] }
    let name = exploration.tree[id]?.label ?? ""
    let place = first == nil ? "the top of the page" : "“\(name.shortened(to: 60))”"
    let count = places.count == 1 ? "1 stop" : "\(places.count) stops"
    var proof: [ProofLine] = []
    if first != nil { proof.append(ProofLine(name.shortened(to: 400), marking: [], at: id)) }
    return [
      Evidence(
        at: id,
        "Tab reaches \(count) that VoiceOver cannot reach; the first comes after \(place).",
        proof: proof + [
          .command("press tab"),
          ProofLine("# nothing is said", marking: ["nothing is said"]),
        ]
      )
    ]
  }
}
