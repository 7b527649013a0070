// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import TreeOutlines

extension [Effect] {
  /// Returns the effects in a tester's notation, separated by ` | `. Spoken words are unchanged, a sound is written as
  /// `(border)`, a request is written as `!activate Save`, and notices are in angle brackets.
  func transcript(in page: Page) -> String {
    compactMap { effect in
      switch effect {
      case .speak(let utterance):
        switch utterance.priority {
        case .default: utterance.text
        default: "\(utterance.priority.rawValue): \(utterance.text)"
        }
      case .sound(let sound): "(\(sound.rawValue))"
      case .request(let request): "!\(request.action) \(page.name(of: request.target) ?? "")"
      case .edit(let command): "!\(command)"
      case .system(let request): "!\(request)"
      case .quit: "!quit"
      case .silence: "(silence)"
      case .notice(let message): "<\(message.text)>"
      case .unfound: nil
      }
    }
    .joined(separator: " | ")
  }

  /// The spoken words, without other effects.
  var utterances: [Utterance] {
    compactMap { if case .speak(let utterance) = $0 { utterance } else { nil } }
  }
}

extension String {
  /// The speech without other effects, for comparison with recordings.
  var asHeard: String {
    lowercased().filter { !".:,".contains($0) }.split(separator: " ").joined(separator: " ")
  }
}
