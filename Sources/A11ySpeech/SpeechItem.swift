// SPDX-License-Identifier: MIT

/// Words or tones that are played as one unit.
public struct SpeechItem: Hashable, Sendable {
  /// The identity of an item, chosen by the caller and reported by `onFinish`.
  public struct ID: Hashable, Sendable {
    /// The raw number.
    public var rawValue: UInt64

    /// Creates an identity from a number.
    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }
  }

  /// The content of an item.
  public enum Content: Hashable, Sendable {
    /// Segments of text, spoken one after another.
    case segments([SpeechSegment])

    /// Tones, played one after another.
    case tones([Tone])
  }

  /// The identity that `onFinish` reports.
  public var id: ID

  /// The words or tones.
  public var content: Content

  /// Creates an item from its identity and content.
  public init(id: ID, content: Content) {
    self.id = id
    self.content = content
  }
}
