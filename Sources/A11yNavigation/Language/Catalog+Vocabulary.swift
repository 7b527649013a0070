// SPDX-License-Identifier: MIT

extension Catalog {
  /// Returns the kind of the given words, such as a role or a state, or `nil` for words that VoiceOver does not add
  /// itself.
  ///
  /// Differences in case and in numbers are ignored, so “Heading Level 3” is a role.
  public func kind(of phrase: String) -> Utterance.Segment.Kind? {
    let key = Self.key(phrase)
    return Word.allCases.first { $0.kind != nil && Self.key(self[$0]) == key }?.kind
  }

  /// Returns a phrase's words, with each number or gap replaced by `%`.
  private static func key(_ phrase: String) -> [String] {
    phrase.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "%" }.map { word in
      word.contains { $0.isNumber } ? "%" : String(word)
    }
  }
}

extension Word {
  /// The kind of the word in utterances about elements, or `nil` if no utterance about an element contains the word.
  fileprivate var kind: Utterance.Segment.Kind? {
    switch rawValue {
    case ..<Word.selected.rawValue: .role
    case ..<Word.position.rawValue: .state
    case ..<Word.list.rawValue: .position
    case ..<Word.toggleHint.rawValue: .container
    case ..<Word.actionsAvailable.rawValue: .hint
    case ..<Word.slider.rawValue: .notice
    case ..<Word.opening.rawValue, Word.password.rawValue...Word.status.rawValue: .role
    default: nil
    }
  }
}
