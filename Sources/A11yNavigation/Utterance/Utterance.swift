// SPDX-License-Identifier: MIT

import A11yTree

/// Words that are spoken together, in order, with their priority over other speech.
///
/// Speech, captions and transcripts use the same value, so a transcript contains exactly the words that were
/// spoken.
public struct Utterance: Hashable, Sendable {
  /// The words, in spoken order.
  public var segments: [Segment]
  /// The priority over other speech.
  public var priority: Announcement.Priority

  /// Creates an utterance from the segments that contain words.
  public init(_ segments: [Segment], priority: Announcement.Priority = .default) {
    self.segments =
      segments.contains(where: \.text.isEmpty) ? segments.filter { !$0.text.isEmpty } : segments
    self.priority = priority
  }

  /// Creates an utterance that consists of a single segment.
  public init(_ kind: Segment.Kind, _ text: String, priority: Announcement.Priority = .default) {
    self.init([Segment(kind, text)], priority: priority)
  }

  /// The words as VoiceOver's caption panel shows them: the segments, joined with `, `.
  public var text: String {
    var text = ""
    text.reserveCapacity(segments.reduce(0) { $0 + $1.text.utf8.count + 2 })
    for (place, segment) in segments.enumerated() {
      if place > 0 { text += ", " }
      text += segment.text
    }
    return text
  }

  /// Whether the utterance is empty.
  public var isEmpty: Bool { segments.isEmpty }

  /// Whether a later utterance may interrupt this utterance. An utterance with high priority is always spoken to the
  /// end.
  public var isInterruptible: Bool { priority != .high }
}

extension Utterance {
  /// Words in an utterance that are all of the same kind.
  public struct Segment: Hashable, Sendable {
    /// The kind of words, which indicates why the words are spoken.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The name or kind of a container that the cursor entered.
      case container
      /// The element's selected state.
      case selected
      /// The header of a row or column.
      case header
      /// The element's name.
      case label
      /// The element's value.
      case value
      /// The element's role.
      case role
      /// The element's state.
      case state
      /// A position in a set or table.
      case position
      /// The start or end of a container.
      case edge
      /// A longer description, or an error message.
      case description
      /// A hint about available actions.
      case hint
      /// A notice that actions or additional content are available.
      case notice
      /// A part of an element's text, or typed text.
      case text
      /// A program's announcement.
      case announcement
      /// The technology's own words, such as the name of a rotor.
      case interface
    }

    /// The kind of words, which indicates why the words are spoken.
    public var kind: Kind
    /// The words.
    public var text: String
    /// The BCP 47 tag of the words' language, or an empty string for the user's own language.
    public var language = ""
    /// The duration of the silence before the words are spoken.
    public var pause: Duration = .zero
    /// The pitch relative to the voice's default, from -1 to 1.
    public var pitch: Double?
    /// Whether all punctuation is spoken (`true`) or none (`false`), or `nil` for the user's setting.
    public var includesPunctuation: Bool?
    /// Whether the words are spelled out.
    public var spellsOut = false
    /// The pronunciation in the International Phonetic Alphabet.
    public var phonetic: String?

    /// Creates a segment whose words are all of the given kind.
    public init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }
}
