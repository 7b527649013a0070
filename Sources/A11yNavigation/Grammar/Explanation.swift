// SPDX-License-Identifier: MIT

import A11yTree

/// Why something was said: for each part of an utterance the rule and what it was made from, and for
/// what was left out the reason.
///
/// It is made by the parts of the grammar themselves, so it cannot say anything else than they do.
public struct Explanation: Hashable, Sendable {
  /// The parts, in spoken order, with those that say nothing between them.
  public var parts: [Part]

  /// One part of an utterance.
  public struct Part: Hashable, Sendable {
    /// The part's name.
    public var name: String
    /// Its words; empty if it was left out.
    public var words: String
    /// When and where the words are spoken.
    public var rule: String
    /// Where the rule is from.
    public var source: String
    /// What the words were made from: properties of the element by name.
    public var facts: [Fact]
    /// Why the part says nothing; `nil` if it does.
    public var reason: String?
  }

  /// A property of an element.
  public struct Fact: Hashable, Sendable {
    /// Its name, in the words of documents.
    public var name: String
    /// Its value.
    public var value: String
    /// Whether every element has it, so that it alone makes nobody expect words.
    public var isGeneral = false
  }
}

extension Grammar {
  /// Why an utterance was said on an arrival: as a whole, or the part of it that a change made.
  ///
  /// - Parameter utterance: What was said; words of other origins have no part here.
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
  /// The explanation of words that are not an element's: an announcement, an answer to a command.
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
  /// Why words of the kind are said by themselves.
  fileprivate var origin: String {
    switch self {
    case .announcement: "The program announced it, or a live region changed."
    case .interface: "VoiceOver’s answer to a command."
    case .text: "A part of a text that was read or typed."
    default: "An element changed in a live region, or a list was opened."
    }
  }
}
