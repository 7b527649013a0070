/// Words that a program has spoken without moving a cursor.
public struct Announcement: Hashable, Sendable {
  /// How an announcement stands to other speech.
  public enum Priority: String, Hashable, Sendable, Codable, CaseIterable {
    /// Waits until all else was said.
    case low
    /// Interrupts, and can be interrupted.
    case `default`
    /// Interrupts, and is heard to its end.
    case high
  }

  /// The words.
  public var text: String
  /// How it stands to other speech.
  public var priority: Priority
  /// The language of the words, as a BCP-47 tag; empty for the user's own.
  public var language: String

  /// Makes an announcement; by default it interrupts and can be interrupted.
  public init(_ text: String, priority: Priority = .default, language: String = "") {
    self.text = text
    self.priority = priority
    self.language = language
  }
}
