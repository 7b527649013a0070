// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension Rule {
  /// `role-twice`
  static let roleTwice = Rule(
    "role-twice",
    "A name contains the role, so VoiceOver announces the role twice.",
    criteria: ["4.1.2"],
    impact: .slows,
    precision: .veryHigh,
    needs: .words,
    beyond: "axe-core does not check whether a name contains the word for the role",
    limits: "Names are checked only in languages for which VoiceOver’s own words are available."
  ) { exploration in
    exploration.stops.compactMap { stop in
      let name = stop.name
      guard let word = RoleWords.spokenTwice(in: name, at: stop, exploration.language) else {
        return nil
      }
      return Evidence(
        at: stop.id,
        "The name “\(name.shortened(to: 80))” repeats the role “\(word.role)”.",
        proof: exploration.proof(at: stop, marking: ["\(word.written), \(word.role)"])
      )
    }
  }
}
