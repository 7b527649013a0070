// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension Rule {
  /// `gone-before-reached`
  static let goneBeforeReached = Rule(
    "gone-before-reached",
    "A control disappears before a scanner can reach it.",
    criteria: ["2.2.1"],
    impact: .blocks,
    precision: .veryHigh,
    needs: [.acting, .time, .scan],
    beyond: "axe-core does not measure time",
    limits: """
      The screen is checked once a second. The estimate assumes a scan from the top of the screen \
      at the user’s speed without late presses, so a person needs longer.
      """
  ) { exploration in
    exploration.acts.compactMap { act in
      guard let lost = act.goneBeforeReached(exploration.settings.switchControl) else { return nil }
      let line = exploration.utterance(at: lost.id, in: lost.tree).text.shortened(to: 400)
      return Evidence(
        at: act.stop.id,
        "“\(lost.name.shortened(to: 60))” disappears after \(lost.life.text), but a scan needs \(lost.need.text).",
        proof: exploration.proof(
          of: act,
          marking: [],
          then: [
            ProofLine(line, marking: [line], at: lost.id),
            ProofLine("# gone after \(lost.life.text)", marking: ["gone after \(lost.life.text)"]),
          ]
        )
      )
    }
  }
}

extension Act {
  /// Returns a stop that the action added and that disappeared before a scanner could reach it.
  fileprivate func goneBeforeReached(
    _ settings: SwitchControl.Settings
  ) -> (id: ElementID, name: String, tree: AccessibilityTree, life: Duration, need: Duration)? {
    for (place, look) in looks.enumerated() {
      let last = looks[(place + 1)...]
      for entry in SwitchControl.scan(of: look.tree, settings: settings) {
        guard case .item(let id) = entry.stop, let need = entry.activate, !before.contains(id),
          let gone = last.first(where: { !$0.tree.isReachable(id) }), id != stop.id,
          gone.time - look.time < need.time
        else { continue }
        return (id, look.tree[id]?.label ?? "", look.tree, gone.time - look.time, need.time)
      }
    }
    return nil
  }
}
