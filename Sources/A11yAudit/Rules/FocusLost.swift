// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `focus-lost`
  static let focusLost = Rule(
    "focus-lost",
    "The control that is pressed goes away, and focus goes with it.",
    criteria: ["2.4.3"],
    impact: .blocks,
    precision: .high,
    needs: .acting,
    beyond: "no rule of axe-core presses anything",
    limits: "Keyboard focus on nothing is lost; where the program puts it elsewhere, it is not."
  ) { exploration in
    exploration.acts.compactMap { act in
      guard !act.after.isReachable(act.stop.id), act.keyboardFocus == nil,
        act.openedDialog == nil, act.after.modal == nil, act.before.modal == nil
      else { return nil }
      let name = act.stop.name.shortened(to: 60)
      return Evidence(
        at: act.stop.id,
        "“\(name)” goes when it is pressed, and keyboard focus is nowhere.",
        proof: exploration.proof(
          of: act,
          marking: [act.stop.name],
          then: [ProofLine("# keyboard focus is on nothing", marking: ["on nothing"])]
        )
      )
    }
  }
}
