/// One thing to say or to sound, from beginning to end.
public struct SpeechItem: Hashable, Sendable {
  /// Tells items apart; the caller gives it and meets it again in `onFinish`.
  public struct ID: Hashable, Sendable {
    /// The number behind the identity.
    public var rawValue: UInt64

    /// Creates an identity from a number.
    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }
  }

  /// What an item is made of.
  public enum Content: Hashable, Sendable {
    /// Text, one segment after another.
    case segments([SpeechSegment])

    /// Tones, one after another.
    case tones([Tone])
  }

  /// The identity that `onFinish` reports.
  public var id: ID

  /// What is said or sounded.
  public var content: Content

  /// Creates an item.
  public init(id: ID, content: Content) {
    self.id = id
    self.content = content
  }
}
