// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `behind-dialog`
  static let behindDialog = Rule(
    "behind-dialog",
    "While a modal dialog is open, the content behind it can still be reached.",
    criteria: ["2.4.3", "1.3.1"],
    impact: .misleads,
    precision: .high,
    needs: .acting,
    beyond: "aria-hidden-focus checks only content that is marked as hidden",
    limits: """
      A dialog is modal if it is marked as modal or if it keeps Tab inside. The content behind it \
      is reached with VoiceOver’s “next” command or with Tab.
      """
  ) { exploration in
    exploration.acts.compactMap { act in
      guard let visit = act.dialog, let element = act.after[visit.dialog] else { return nil }
      let name = element.label.isEmpty ? "the dialog" : "“\(element.label.shortened(to: 60))”"
      if visit.keepsTab, let record = visit.readOutside, let line = record.writtenLine {
        return Evidence(
          at: visit.dialog,
          "Tab stays in \(name), but VoiceOver continues to the content behind it.",
          proof: exploration.proof(
            of: act,
            marking: [],
            then: [
              .command("next"),
              ProofLine(line.shortened(to: 400), marking: [line.shortened(to: 400)]),
            ]
          )
        )
      }
      guard element.traits.contains(.isModal), let outside = visit.tabbedOutside else { return nil }
      return Evidence(
        at: visit.dialog,
        "\(name.first == "t" ? "The dialog" : name) is modal, but Tab leaves it.",
        proof: exploration.proof(
          of: act,
          marking: [],
          then: [
            .command("press tab"),
            ProofLine(
              exploration.utterance(at: outside, in: exploration.tree).text.shortened(to: 400),
              marking: [exploration.tree[outside]?.label ?? ""],
              at: outside
            ),
          ]
        )
      )
    }
  }
}
