// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension Rule {
  /// `wrong-voice`
  static let wrongVoice = Rule(
    "wrong-voice",
    "Text is read by a voice for another language.",
    criteria: ["3.1.1", "3.1.2"],
    impact: .misleads,
    precision: .medium,
    needs: .words,
    beyond:
      "valid-lang and html-has-lang check the lang attribute but not the language of the text",
    limits: """
      English, German, French and Spanish are detected by frequent words in text of eight words or \
      more; Japanese, Chinese, Korean, Cyrillic, Greek, Arabic, Hebrew, Thai and Devanagari by their \
      letters.
      """
  ) { exploration in
    var order: [[String]] = []
    var found: [[String]: [HeardStop]] = [:]
    for stop in exploration.stops {
      let voice = exploration.voice(at: stop)
      guard let language = WrittenLanguage.of(stop.name), !language.suits(voice) else { continue }
      let key = [language.name, voice]
      if found[key] == nil { order.append(key) }
      found[key, default: []].append(stop)
    }
    return order.compactMap { key in
      guard let stops = found[key], let first = stops.first else { return nil }
      let count = stops.count == 1 ? "1 stop is" : "\(stops.count) stops are"
      return Evidence(
        at: first.id,
        "\(count) written in \(key[0]) but read by a voice for “\(key[1])”.",
        proof: exploration.proof(at: stops, marking: stops.prefix(2).map(\.name))
      )
    }
  }
}

extension Exploration {
  /// Returns the language of the voice that speaks a stop's name.
  fileprivate func voice(at stop: HeardStop) -> String {
    let own = stop.utterance.segments.first { $0.kind == .label }?.language ?? ""
    return own.isEmpty ? settings.verbosity.userLanguage.rawValue : own
  }
}
