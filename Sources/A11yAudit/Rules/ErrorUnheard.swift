// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `error-unheard`
  static let errorUnheard = Rule(
    "error-unheard",
    "A field becomes invalid, but nothing is announced.",
    criteria: ["3.3.1", "4.1.3"],
    impact: .blocks,
    precision: .high,
    needs: [.acting, .words],
    beyond: "axe-core does not submit forms",
    limits: """
      Only fields that are marked as invalid are checked; silent-change finds errors that are \
      only text.
      """
  ) { exploration in
    exploration.acts.compactMap { act in
      let invalid = act.newlyInvalid
      guard let field = invalid.first, !invalid.contains(where: { $0 == act.cursor }) else {
        return nil
      }
      guard act.speech.isEmpty else { return nil }
      let count = invalid.count == 1 ? "1 field becomes" : "\(invalid.count) fields become"
      return Evidence(
        at: field,
        "\(count) invalid, but nothing is announced.",
        proof: exploration.proof(
          of: act,
          marking: [],
          then: exploration.arrival(at: field, in: act.after)
        )
      )
    }
  }
}

extension Act {
  /// The fields that were valid before the action and are invalid after it.
  var newlyInvalid: [ElementID] {
    after.visibleElements.filter { id in
      after[id]?.states.invalid != nil && before[id] != nil && before[id]?.states.invalid == nil
    }
  }
}
