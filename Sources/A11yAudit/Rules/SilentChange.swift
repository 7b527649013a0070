// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `silent-change`
  static let silentChange = Rule(
    "silent-change",
    "Pressing a control changes the screen, but nothing is announced.",
    criteria: ["4.1.3"],
    impact: .misleads,
    precision: .medium,
    needs: [.acting, .words],
    beyond: "axe-core does not press controls",
    limits: """
      A stop other than the control must appear or change its words while the audit listens, and \
      focus must not move. A change that only removes stops is not reported.
      """
  ) { exploration in
    exploration.acts.compactMap { act in
      guard act.speech.isEmpty, act.openedDialog == nil, act.cursor == act.stop.id,
        act.keyboardFocus == nil || act.keyboardFocus == act.stop.id,
        !act.togglesSilently(in: exploration), act.newlyInvalid.isEmpty
      else { return nil }
      var known: [String: Int] = [:]
      for words in exploration.words(of: act.before) { known[words, default: 0] += 1 }
      let stops = Exploration.read(act.after, exploration.settings.verbosity)
      let new = stops.filter { stop in
        guard stop.id != act.stop.id, !stop.ownWords.isEmpty else { return false }
        known[stop.ownWords, default: 0] -= 1
        return known[stop.ownWords, default: 0] < 0
      }
      guard let example = new.first else { return nil }
      return Evidence(
        at: act.stop.id,
        "\(new.counted) new, such as “\(example.ownWords.shortened(to: 80))”, but nothing is announced.",
        proof: exploration.proof(
          of: act,
          marking: [],
          then: exploration.arrival(at: example.id, in: act.after)
        )
      )
    }
  }
}

extension [HeardStop] {
  fileprivate var counted: String { count == 1 ? "1 stop is" : "\(count) stops are" }
}
