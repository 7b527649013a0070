import A11yTree

extension Verbosity {
  /// The words to use: those of the language that is set, else of the document's, else of the user's.
  func catalogue(for tree: AccessibilityTree) -> Catalogue {
    if let language { return .of(language) }
    // Asked of the tree, for an element would be copied.
    let tag = tree.root.map(tree.language(of:)) ?? ""
    if tag.isEmpty { return .of(userLanguage) }
    return .of(SpokenLanguage(tag: tag) ?? userLanguage)
  }
}

extension Catalogue {
  /// Words of VoiceOver's own, to be spoken by a voice of their language.
  ///
  /// English is the language of the user's own voice unless another is set.
  func segment(_ kind: Utterance.Segment.Kind, _ text: String) -> Utterance.Segment {
    var segment = Utterance.Segment(kind, text)
    if language != .english { segment.language = language.rawValue }
    return segment
  }

  /// Words of VoiceOver's own, to be spoken by a voice of their language.
  func segment(_ kind: Utterance.Segment.Kind, _ word: Word) -> Utterance.Segment {
    segment(kind, self[word])
  }
}
