// SPDX-License-Identifier: MIT

import A11yTree

/// One part of an utterance: the words for one aspect of an element, and the rule that governs these words.
///
/// A grammar is a list of parts in spoken order. Explanations are built from the same parts as the speech, so they
/// always match the speech.
struct Part: Sendable {
  /// The part's name in an explanation.
  let name: String
  /// The rule for when and where the words are spoken, in one sentence.
  let rule: String
  /// The source of the rule: a recording, a guide or a decision.
  let source: String
  /// The position of the words in the utterance: with the element, with its surroundings, or after a pause.
  let place: Place
  /// The reasons for not speaking the part, in the order in which they are checked.
  let silences: [Silence]
  /// The facts from which the words are derived.
  let facts: [Fact]
  /// The reason given when the facts apply to the element but there are no words.
  let otherwise: String
  /// The part's words, which are empty if nothing is spoken.
  let words: @Sendable (Arrival) -> [Utterance.Segment]

  /// The position of a part's words within the utterance.
  enum Place: Hashable, Sendable {
    /// Words for the element itself, regardless of where the cursor came from.
    case element
    /// Words for the element's containers and table.
    case surroundings
    /// Words for the element, spoken after a pause.
    case afterPause
    /// Words for the element, spoken after everything else.
    case end
  }

  init(
    _ name: String,
    _ rule: String,
    source: String,
    _ place: Place = .element,
    silentIf silences: [Silence] = [],
    from facts: [Fact],
    otherwise: String = "no words are spoken for this value",
    words: @escaping @Sendable (Arrival) -> [Utterance.Segment]
  ) {
    self.name = name
    self.rule = rule
    self.source = source
    self.place = place
    self.silences = silences
    self.facts = facts
    self.otherwise = otherwise
    self.words = words
  }

  /// Returns the part's words for an arrival.
  func segments(of arrival: Arrival) -> [Utterance.Segment] {
    for silence in silences where silence.holds(arrival) { return [] }
    return words(arrival)
  }
}

/// A reason why a part is not spoken.
struct Silence: Sendable {
  /// The reason, as worded in an explanation.
  let reason: String
  /// Whether the reason for not speaking the part applies.
  let holds: @Sendable (Arrival) -> Bool

  init(_ reason: String, _ holds: @escaping @Sendable (Arrival) -> Bool) {
    self.reason = reason
    self.holds = holds
  }

  /// Returns the reason for not speaking a part if one of the user's settings is off.
  static func setting(_ name: String, _ path: KeyPath<Verbosity, Bool> & Sendable) -> Silence {
    Silence("the “\(name)” setting is off") { !$0.description.verbosity[keyPath: path] }
  }
}

/// One property of an element from which words are derived.
struct Fact: Sendable {
  /// The property's name as it appears in documents.
  let name: String
  /// Whether the property is so common that nobody would expect words for it.
  let isGeneral: Bool
  /// A closure that returns the property's value, or `nil` if the element does not have the property.
  let value: @Sendable (Arrival) -> String?

  init(
    _ name: String,
    isGeneral: Bool = false,
    _ value: @escaping @Sendable (Arrival) -> String?
  ) {
    self.name = name
    self.isGeneral = isGeneral
    self.value = value
  }
}
