// SPDX-License-Identifier: MIT

extension Catalogue {
  /// Returns the kind of spoken words, such as a role or a state, or `nil` if the words are not VoiceOver's own.
  ///
  /// Differences in case and in numbers are ignored, so “Heading Level 3” is a role.
  public func kind(of phrase: String) -> Utterance.Segment.Kind? {
    let key = Self.key(phrase)
    return Word.allCases.first { $0.kind != nil && Self.key(self[$0]) == key }?.kind
  }

  /// Returns the words of a phrase, with `%` in place of every number and gap.
  private static func key(_ phrase: String) -> [String] {
    phrase.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "%" }.map { word in
      word.contains { $0.isNumber } ? "%" : String(word)
    }
  }
}

extension Word {
  /// The kind of words to which the word belongs in an utterance about an element, or `nil` if no such utterance
  /// contains it.
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
