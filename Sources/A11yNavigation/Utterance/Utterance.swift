// SPDX-License-Identifier: MIT

import A11yTree

/// What is spoken at one time: the words in order, and their priority over other speech.
///
/// Speech, captions and transcripts use the same value, so the transcript is exactly what was
/// spoken.
public struct Utterance: Hashable, Sendable {
  /// The words, in spoken order.
  public var segments: [Segment]
  /// The priority over other speech.
  public var priority: Announcement.Priority

  /// Creates an utterance from its segments; segments without words are left out.
  public init(_ segments: [Segment], priority: Announcement.Priority = .default) {
    self.segments =
      segments.contains(where: \.text.isEmpty) ? segments.filter { !$0.text.isEmpty } : segments
    self.priority = priority
  }

  /// Creates an utterance of a single segment.
  public init(_ kind: Segment.Kind, _ text: String, priority: Announcement.Priority = .default) {
    self.init([Segment(kind, text)], priority: priority)
  }

  /// The words as VoiceOver's caption panel shows them: the segments joined with `, `.
  public var text: String {
    var text = ""
    text.reserveCapacity(segments.reduce(0) { $0 + $1.text.utf8.count + 2 })
    for (place, segment) in segments.enumerated() {
      if place > 0 { text += ", " }
      text += segment.text
    }
    return text
  }

  /// Whether the utterance has no words.
  public var isEmpty: Bool { segments.isEmpty }

  /// Whether a later utterance may interrupt it. High priority is always spoken to the end.
  public var isInterruptible: Bool { priority != .high }
}

extension Utterance {
  /// Some words of an utterance, all of one kind.
  public struct Segment: Hashable, Sendable {
    /// Why the words are spoken.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The name or kind of a container that the cursor entered.
      case container
      /// That the element is selected.
      case selected
      /// The header of a row or column.
      case header
      /// The element's name.
      case label
      /// The element's value.
      case value
      /// The element's role.
      case role
      /// A state of the element.
      case state
      /// The position in a set or table.
      case position
      /// That a container starts or ends here.
      case edge
      /// A longer description, or an error message.
      case description
      /// What can be done.
      case hint
      /// That there are actions or more content.
      case notice
      /// A part of a text, or what was typed.
      case text
      /// A program's announcement.
      case announcement
      /// The technology's own words, such as the name of a rotor.
      case interface
    }

    /// Why the words are spoken.
    public var kind: Kind
    /// The words.
    public var text: String
    /// Their language, as a BCP-47 tag; empty for the user's own.
    public var language = ""
    /// The silence before the words.
    public var pause: Duration = .zero
    /// The pitch relative to the voice's own, -1...1.
    public var pitch: Double?
    /// Whether all punctuation is spoken, or none; `nil` for the user's setting.
    public var includesPunctuation: Bool?
    /// Whether the words are spelled.
    public var spellsOut = false
    /// The pronunciation in the International Phonetic Alphabet.
    public var phonetic: String?

    /// Creates a segment of one kind.
    public init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }
}
