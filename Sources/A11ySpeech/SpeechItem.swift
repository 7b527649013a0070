// SPDX-License-Identifier: MIT

/// Words or tones to play as one.
public struct SpeechItem: Hashable, Sendable {
  /// Identifies an item; the caller chooses it, and `onFinish` reports it.
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
    /// Text, one segment after another.
    case segments([SpeechSegment])

    /// Tones, one after another.
    case tones([Tone])
  }

  /// The identity that `onFinish` reports.
  public var id: ID

  /// The words or tones.
  public var content: Content

  /// Creates an item.
  public init(id: ID, content: Content) {
    self.id = id
    self.content = content
  }
}
