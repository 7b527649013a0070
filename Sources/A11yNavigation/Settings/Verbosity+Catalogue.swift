// SPDX-License-Identifier: MIT

import A11yTree

extension Verbosity {
  /// The catalogue to use: of the language that is set, the document's, or the user's.
  func catalogue(for tree: AccessibilityTree) -> Catalogue {
    if let language { return .of(language) }
    // Asked of the tree, because looking up the element would copy it.
    let tag = tree.root.map(tree.language(of:)) ?? ""
    if tag.isEmpty { return .of(userLanguage) }
    return .of(SpokenLanguage(tag: tag) ?? userLanguage)
  }
}

extension Catalogue {
  /// VoiceOver's own words, to be spoken by a voice of their language.
  ///
  /// English is the language of the user's own voice unless another is set.
  func segment(_ kind: Utterance.Segment.Kind, _ text: String) -> Utterance.Segment {
    var segment = Utterance.Segment(kind, text)
    if language != .english { segment.language = language.rawValue }
    return segment
  }

  /// VoiceOver's own words, to be spoken by a voice of their language.
  func segment(_ kind: Utterance.Segment.Kind, _ word: Word) -> Utterance.Segment {
    segment(kind, self[word])
  }
}
