// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import TreeOutlines

extension [Effect] {
  /// The effects as a tester would note them: words as they are said, `(border)` for a sound,
  /// `!activate Save` for a request, notices in angle brackets; with ` | ` between them.
  func transcript(in page: Page) -> String {
    map { effect in
      switch effect {
      case .speak(let utterance):
        switch utterance.priority {
        case .default: utterance.text
        default: "\(utterance.priority.rawValue): \(utterance.text)"
        }
      case .sound(let sound): "(\(sound.rawValue))"
      case .request(let request): "!\(request.action) \(page.name(of: request.target) ?? "")"
      case .silence: "(silence)"
      case .notice(let message): "<\(message.text)>"
      }
    }
    .joined(separator: " | ")
  }

  /// Only what is spoken.
  var utterances: [Utterance] {
    compactMap { if case .speak(let utterance) = $0 { utterance } else { nil } }
  }
}

extension String {
  /// The words without what is not speech: how they are compared with recordings.
  var asHeard: String {
    lowercased().filter { !".:,".contains($0) }.split(separator: " ").joined(separator: " ")
  }
}
