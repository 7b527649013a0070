// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `state-unsaid`
  static let stateUnsaid = Rule(
    "state-unsaid",
    "A control switches something on and off, and its words stay the same.",
    criteria: ["4.1.2"],
    impact: .misleads,
    precision: .high,
    needs: [.acting, .words],
    beyond: "no rule of axe-core presses anything",
    limits: """
      What it switches must be in the tree: stops that come and go. A change that is only seen is not \
      found. Dialogs, and controls after which something is said, do not count.
      """
  ) { exploration in
    exploration.acts.compactMap { act in
      guard act.togglesSilently(in: exploration) else { return nil }
      let words = act.stop.ownWords
      return Evidence(
        at: act.stop.id,
        "“\(words)” is said in both states.",
        proof: exploration.proof(
          of: act,
          marking: [words],
          then: exploration.arrival(at: act.stop.id, in: act.after, marking: [words])
        )
      )
    }
  }
}

extension Act {
  /// Returns whether the action shows or hides stops, repeating it reverses this, and the control’s words
  /// never change.
  func togglesSilently(in exploration: Exploration) -> Bool {
    guard let again, speech.isEmpty, openedDialog == nil, after.isReachable(stop.id) else {
      return false
    }
    let first = exploration.words(of: before)
    return exploration.words(of: after) != first && exploration.words(of: again) == first
      && exploration.utterance(at: stop.id, in: before).ownText
        == exploration.utterance(at: stop.id, in: after).ownText
  }
}
