// SPDX-License-Identifier: MIT

import A11yTree

/// The explanation of an utterance: the rule and the facts for each part that was spoken, and the reason for each part
/// that was omitted.
///
/// The parts of the grammar produce both the speech and the explanation, so the two cannot contradict each other.
public struct Explanation: Hashable, Sendable {
  /// The parts of the utterance in spoken order, including omitted parts.
  public var parts: [Part]

  /// One part of an utterance.
  public struct Part: Hashable, Sendable {
    /// The part's name.
    public var name: String
    /// The part's words, which are empty if the part was omitted.
    public var words: String
    /// The rule for when and where the words are spoken.
    public var rule: String
    /// The rule's source.
    public var source: String
    /// The element's properties from which the words are derived.
    public var facts: [Fact]
    /// The reason that the part was omitted, or `nil` if it was spoken.
    public var reason: String?
  }

  /// A property of an element.
  public struct Fact: Hashable, Sendable {
    /// The property's name as it appears in documents.
    public var name: String
    /// The property's value.
    public var value: String
    /// Whether the property is so common that nobody would expect words for it.
    public var isGeneral = false
  }
}

extension Grammar {
  /// Returns an explanation of an utterance that was spoken on arrival, or only of the words that a change added.
  ///
  /// - Parameter utterance: The utterance that was spoken; words of other origins are not explained.
  func explanation(of utterance: Utterance, on arrival: Arrival) -> Explanation {
    Explanation(parts: parts.map { $0.explanation(of: utterance, on: arrival) })
  }
}

extension Part {
  fileprivate func explanation(
    of utterance: Utterance,
    on arrival: Arrival
  ) -> Explanation.Part {
    let facts = facts.compactMap { fact in
      fact.value(arrival).map {
        Explanation.Fact(name: fact.name, value: $0, isGeneral: fact.isGeneral)
      }
    }
    let silence = silences.first { $0.holds(arrival) }
    let spoken = segments(of: arrival).filter { !$0.text.isEmpty }
    let said = spoken.filter { segment in
      utterance.segments.contains { $0.text == segment.text && $0.kind == segment.kind }
    }
    var reason: String?
    if said.isEmpty {
      if let silence {
        reason = silence.reason
      } else if !spoken.isEmpty {
        reason = "it has not changed"
      } else if facts.isEmpty {
        reason = "the element has no \(self.facts.map(\.name).joined(separator: " or "))"
      } else {
        reason = otherwise
      }
    }
    return Explanation.Part(
      name: name,
      words: said.map(\.text).joined(separator: ", "),
      rule: rule,
      source: source,
      facts: facts,
      reason: reason
    )
  }
}

extension Explanation {
  /// Returns the explanation of words that do not describe an element, such as an announcement or the response to a
  /// command.
  static func plain(_ utterance: Utterance) -> Explanation {
    Explanation(
      parts: utterance.segments.map { segment in
        Part(
          name: segment.kind.rawValue,
          words: segment.text,
          rule: segment.kind.origin,
          source: "the session",
          facts: []
        )
      }
    )
  }
}

extension Utterance.Segment.Kind {
  /// The reason why words of this kind are spoken on their own.
  fileprivate var origin: String {
    switch self {
    case .announcement: "The program announced the words, or a live region changed."
    case .interface: "VoiceOver’s response to a command."
    case .text: "Text that was read or typed."
    default: "An element changed in a live region, or a list was opened."
    }
  }
}
