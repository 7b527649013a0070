// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `silent-change`
  static let silentChange = Rule(
    "silent-change",
    "Pressing a control changes the screen, and nothing is said.",
    criteria: ["4.1.3"],
    impact: .misleads,
    precision: .medium,
    needs: [.acting, .words],
    beyond: "no rule of axe-core presses anything",
    limits: """
      Some stop besides the control must come or get other words within the time of listening, while \
      focus stays. A change that takes away stops alone does not count.
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
        "\(new.counted) new, such as “\(example.ownWords.shortened(to: 80))”, and nothing is said.",
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
