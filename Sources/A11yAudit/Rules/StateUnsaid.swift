// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `state-unsaid`
  static let stateUnsaid = Rule(
    "state-unsaid",
    "A control shows or hides content, but is announced with the same words in both states.",
    criteria: ["4.1.2"],
    impact: .misleads,
    precision: .high,
    needs: [.acting, .words],
    beyond: "axe-core does not press controls",
    limits: """
      The content must be in the tree as stops that appear and disappear; purely visual changes \
      are not found. Dialogs, and controls whose effect is announced, are ignored.
      """
  ) { exploration in
    exploration.acts.compactMap { act in
      guard act.togglesSilently(in: exploration) else { return nil }
      let words = act.stop.ownWords
      return Evidence(
        at: act.stop.id,
        "“\(words)” is announced in both states.",
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
  /// Returns whether an action and its repetition show and hide stops although the control's words stay the same.
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
