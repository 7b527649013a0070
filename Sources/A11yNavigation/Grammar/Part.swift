// SPDX-License-Identifier: MIT

import A11yTree

/// One part of an utterance: the words for one thing about an element, and the rule that they follow.
///
/// A grammar is a list of parts in the order in which they are spoken. What a part says about itself
/// is what explains an utterance, so an explanation cannot differ from the speech.
struct Part: Sendable {
  /// The part's name in an explanation.
  let name: String
  /// When and where the words are spoken, as one sentence.
  let rule: String
  /// Where the rule is from: a recording, a guide, a decision.
  let source: String
  /// Whether the words are about the element, about what is around it, or follow a pause.
  let place: Place
  /// What keeps the part silent, in the order in which it is checked.
  let silences: [Silence]
  /// What the words are made from.
  let facts: [Fact]
  /// Why there are no words though the element has what they are made from.
  let otherwise: String
  /// The words; empty if nothing is spoken.
  let words: @Sendable (Arrival) -> [Utterance.Segment]

  /// What a part is about.
  enum Place: Hashable, Sendable {
    /// The element, wherever the cursor comes from.
    case element
    /// The containers and the table around the element.
    case surroundings
    /// The element, after a pause.
    case afterPause
    /// The element, after everything else.
    case end
  }

  init(
    _ name: String,
    _ rule: String,
    source: String,
    _ place: Place = .element,
    silentIf silences: [Silence] = [],
    from facts: [Fact],
    otherwise: String = "it has no words of its own",
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

  /// What the part says on an arrival.
  func segments(of arrival: Arrival) -> [Utterance.Segment] {
    for silence in silences where silence.holds(arrival) { return [] }
    return words(arrival)
  }
}

/// A reason for which a part says nothing.
struct Silence: Sendable {
  /// The reason, as an explanation gives it.
  let reason: String
  /// Whether it applies.
  let holds: @Sendable (Arrival) -> Bool

  init(_ reason: String, _ holds: @escaping @Sendable (Arrival) -> Bool) {
    self.reason = reason
    self.holds = holds
  }

  /// The user's setting is off.
  static func setting(_ name: String, _ path: KeyPath<Verbosity, Bool> & Sendable) -> Silence {
    Silence("the setting “\(name)” is off") { !$0.description.verbosity[keyPath: path] }
  }
}

/// One property of an element that words are made from.
struct Fact: Sendable {
  /// The property's name, in the words of documents.
  let name: String
  /// Whether every element has it, so that it alone makes nobody expect words.
  let isGeneral: Bool
  /// Its value; `nil` if the element does not have it.
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
