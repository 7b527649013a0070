// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `no-way-out`
  static let noWayOut = Rule(
    "no-way-out",
    "A dialog cannot be closed with Escape or with any of its controls.",
    criteria: ["2.1.2"],
    impact: .blocks,
    precision: .high,
    needs: .acting,
    beyond: "axe-core does not press controls",
    limits: """
      Only dialogs in which every control could be tried are checked; a field that must be filled \
      in first may be the way to close the dialog.
      """
  ) { exploration in
    exploration.acts.compactMap { act in
      guard let visit = act.dialog, visit.wasTriedWhole, !visit.closesOnEscape,
        visit.closingStop == nil
      else { return nil }
      return Evidence(
        at: visit.dialog,
        visit.tried.isEmpty
          ? "Escape does not close the dialog, and the dialog has no control to press."
          : "Neither Escape nor pressing any of its controls closes the dialog.",
        proof: exploration.proof(
          of: act,
          marking: [],
          then: [.command("escape"), ProofLine("# the dialog stays open", marking: ["stays open"])]
        )
      )
    }
  }
}
