// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `silent-dialog`
  static let silentDialog = Rule(
    "silent-dialog",
    "A dialog opens, but focus does not move into it or its name is not announced.",
    criteria: ["2.4.3", "4.1.2"],
    impact: .blocks,
    precision: .high,
    needs: [.acting, .words],
    beyond: "aria-dialog-name checks only the name, and only in open dialogs",
    limits: "An element counts as a dialog if it is modal or its role is dialog or alert dialog."
  ) { exploration in
    exploration.acts.compactMap { act in
      guard let dialog = act.openedDialog, let element = act.after[dialog] else { return nil }
      let isInside = act.cursor.map { act.after.isInside($0, dialog) } ?? false
      let name = element.label
      let message: String
      if !isInside {
        message = "A dialog opens, but the cursor stays outside."
      } else if name.isEmpty {
        message = "The dialog that opens has no name."
      } else if !act.spokenWords.contains(where: { $0.contains(name) }) {
        message = "“\(name.shortened(to: 60))” opens, but its name is not announced."
      } else {
        return nil
      }
      let first = act.after.first(.stop, in: dialog)
      return Evidence(
        at: dialog,
        message,
        proof: exploration.proof(
          of: act,
          marking: isInside ? act.spokenWords : [],
          then: isInside ? [] : first.map { exploration.arrival(at: $0, in: act.after) } ?? []
        )
      )
    }
  }
}
