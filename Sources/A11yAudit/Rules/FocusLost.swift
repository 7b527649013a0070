// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `focus-lost`
  static let focusLost = Rule(
    "focus-lost",
    "Pressing a control removes it, and keyboard focus is lost.",
    criteria: ["2.4.3"],
    impact: .blocks,
    precision: .high,
    needs: .acting,
    beyond: "axe-core does not press controls",
    limits: """
      Focus is lost if no element has it. Focus that the page moves to another element is not \
      lost.
      """
  ) { exploration in
    exploration.acts.compactMap { act in
      guard !act.after.isReachable(act.stop.id), act.keyboardFocus == nil,
        act.openedDialog == nil, act.after.modal == nil, act.before.modal == nil
      else { return nil }
      let name = act.stop.name.shortened(to: 60)
      return Evidence(
        at: act.stop.id,
        "“\(name)” disappears when it is pressed, and no element has keyboard focus.",
        proof: exploration.proof(
          of: act,
          marking: [act.stop.name],
          then: [ProofLine("# no element has keyboard focus", marking: ["no element"])]
        )
      )
    }
  }
}
