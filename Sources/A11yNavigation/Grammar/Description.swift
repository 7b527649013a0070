// SPDX-License-Identifier: MIT

import A11yTree

/// A description of the element at VoiceOver's cursor: the known facts, and the words that are the same on every
/// platform.
struct Description {
  let tree: AccessibilityTree
  let verbosity: Verbosity
  let id: ElementID
  let element: Element
  /// The element's rarely used properties, if it has any.
  let details: Element.Details?
  /// VoiceOver's own words.
  let catalog: Catalog

  init?(of id: ElementID, in tree: AccessibilityTree, verbosity: Verbosity) {
    guard let element = tree[id] else { return nil }
    self.tree = tree
    self.verbosity = verbosity
    self.id = id
    self.element = element
    details = element.hasDetails ? element.details : nil
    catalog = verbosity.catalog(for: tree)
  }

  var isSelected: Bool { element.states.isSelected || element.traits.contains(.isSelected) }

  /// Returns the author's words, with the element's language and speech attributes.
  func spoken(_ kind: Utterance.Segment.Kind, _ text: String) -> Utterance.Segment {
    var segment = Utterance.Segment(kind, text.onOneLine)
    segment.language = tree.language(of: id)
    guard let speech = details?.speech else { return segment }
    segment.pitch = speech.pitch
    segment.includesPunctuation = speech.includesPunctuation
    segment.spellsOut = speech.spellsOut
    if kind == .label { segment.phonetic = speech.phonetic }
    return segment
  }

  /// The author's description.
  var descriptionWords: [Utterance.Segment] {
    guard let details, !details.description.isEmpty else { return [] }
    return [spoken(.description, details.description)]
  }

  /// The error message that the author provides.
  var errorWords: [Utterance.Segment] {
    guard let details, !details.errorMessage.isEmpty else { return [] }
    return [spoken(.description, details.errorMessage)]
  }

  /// Returns one of the words that VoiceOver itself adds.
  func own(_ kind: Utterance.Segment.Kind, _ word: Word) -> Utterance.Segment {
    own(kind, catalog[word])
  }

  /// Returns words that VoiceOver itself adds and that may contain numbers or names.
  func own(_ kind: Utterance.Segment.Kind, _ text: String) -> Utterance.Segment {
    catalog.segment(kind, text)
  }
}

extension String {
  /// The text with each run of whitespace collapsed to one space, as in speech and captions.
  ///
  /// Whitespace includes every kind of line break, so an utterance always fits on one line.
  var onOneLine: String {
    var isPlain = true
    var wasSpace = true
    for byte in utf8 {
      if byte < 0x20 || byte > 0x7E || (byte == 0x20 && wasSpace) {
        isPlain = false
        break
      }
      wasSpace = byte == 0x20
    }
    if isPlain && (!wasSpace || isEmpty) { return self }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Description {
  /// Returns all words that are spoken when the cursor arrives, whether or not there is a previous element.
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

  /// The words for the element itself, independent of its surroundings.
  var words: [Utterance.Segment] { verbosity.platform.grammar.words(of: self) }

  /// Returns the words for the changes to an element.
  func newWords(since before: [Utterance.Segment]) -> [Utterance.Segment] {
    verbosity.platform.grammar.change(self, before)
  }
}
