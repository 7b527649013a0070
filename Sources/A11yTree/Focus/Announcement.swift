// SPDX-License-Identifier: MIT

/// Words that a program announces without moving a cursor.
public struct Announcement: Hashable, Sendable {
  /// How an announcement interacts with other speech.
  public enum Priority: String, Hashable, Sendable, Codable, CaseIterable {
    /// The announcement waits until other speech has finished.
    case low
    /// The announcement interrupts other speech, and can itself be interrupted.
    case `default`
    /// The announcement interrupts other speech, and cannot itself be interrupted.
    case high
  }

  /// The words.
  public var text: String
  /// How the announcement interacts with other speech.
  public var priority: Priority
  /// The BCP 47 tag of the words' language, or an empty string for the user's own language.
  public var language: String

  /// Creates an announcement. By default, an announcement interrupts other speech and can itself be interrupted.
  public init(_ text: String, priority: Priority = .default, language: String = "") {
    self.text = text
    self.priority = priority
    self.language = language
  }
}
