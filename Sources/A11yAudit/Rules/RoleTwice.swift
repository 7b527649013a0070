// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension Rule {
  /// `role-twice`
  static let roleTwice = Rule(
    "role-twice",
    "A name says the role, and VoiceOver says it again.",
    criteria: ["4.1.2"],
    impact: .slows,
    precision: .veryHigh,
    needs: .words,
    beyond: "no rule of axe-core compares a name with the word for the role",
    limits: "It knows the words of the languages that VoiceOver’s own words are available in."
  ) { exploration in
    exploration.stops.compactMap { stop in
      let name = stop.name
      guard let word = RoleWords.spokenTwice(in: name, at: stop, exploration.language) else {
        return nil
      }
      return Evidence(
        at: stop.id,
        "The name “\(name.shortened(to: 80))” says the role “\(word.role)” once more.",
        proof: exploration.proof(at: stop, marking: ["\(word.written), \(word.role)"])
      )
    }
  }
}
