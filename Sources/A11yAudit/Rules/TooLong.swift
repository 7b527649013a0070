// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

extension Rule {
  /// `too-long`
  static let tooLong = Rule(
    "too-long",
    "The name of a control or heading takes too long to speak.",
    criteria: ["2.4.6"],
    impact: .slows,
    precision: .medium,
    needs: [.words, .time],
    beyond: "axe-core does not estimate speaking time",
    limits: """
      More than 15 s at the session’s rate, estimated from the number of characters, is too long; plain \
      text can be any length.
      """
  ) { exploration in
    exploration.stops.compactMap { stop in
      guard stop.isInteractive || stop.element.isHeading, !stop.element.role.isTextEntry else {
        return nil
      }
      var words = stop.utterance
      words.segments = words.segments.filter { [.label, .value, .description].contains($0.kind) }
      let time = words.duration(wordsPerMinute: exploration.settings.speech.rate)
      guard time > Self.longestName else { return nil }
      return Evidence(
        at: stop.id,
        "It takes \(time.components.seconds) s to speak this \(stop.element.role.rawValue).",
        proof: exploration.proof(at: stop, marking: [stop.name])
      )
    }
  }

  private static let longestName: Duration = .seconds(15)
}
