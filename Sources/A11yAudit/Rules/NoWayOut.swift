// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `no-way-out`
  static let noWayOut = Rule(
    "no-way-out",
    "Neither Escape nor any control in it closes a dialog.",
    criteria: ["2.1.2"],
    impact: .blocks,
    precision: .high,
    needs: .acting,
    beyond: "no rule of axe-core presses anything",
    limits: """
      Only where every control of the dialog could be tried; a field that must be filled in first may \
      be the way out.
      """
  ) { exploration in
    exploration.acts.compactMap { act in
      guard let visit = act.dialog, visit.wasTriedWhole, !visit.closesOnEscape,
        visit.closingStop == nil
      else { return nil }
      return Evidence(
        at: visit.dialog,
        visit.tried.isEmpty
          ? "Escape does not close it, and nothing in it can be pressed."
          : "Escape does not close it, and neither does pressing any control in it.",
        proof: exploration.proof(
          of: act,
          marking: [],
          then: [.command("escape"), ProofLine("# it stays open", marking: ["stays open"])]
        )
      )
    }
  }
}
