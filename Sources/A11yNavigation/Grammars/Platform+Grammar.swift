// SPDX-License-Identifier: MIT

import A11yTree

extension Platform {
  /// How VoiceOver speaks there.
  var grammar: Grammar {
    switch self {
    case .iOS: .iOS
    case .macOS: .macOS
    }
  }
}

extension Description {
  /// Everything that is spoken when the cursor arrives from another element, or from nowhere.
  ///
  /// - Parameters:
  ///   - previous: The element that the cursor comes from.
  ///   - known: The containers that the user is already in, outermost first.
  func utterance(
    from previous: ElementID?,
    knowing known: [ElementID],
    because reason: Arrival.Reason = .moved
  ) -> Utterance {
    let grammar = verbosity.platform.grammar
    return grammar.utterance(
      for: Arrival(self, from: previous, knowing: known, because: reason, in: grammar)
    )
  }

  /// What is spoken of the element itself, wherever it is.
  var words: [Utterance.Segment] { verbosity.platform.grammar.words(of: self) }

  /// The words that are new since the element changed.
  func newWords(since before: [Utterance.Segment]) -> [Utterance.Segment] {
    verbosity.platform.grammar.change(self, before)
  }
}
