// SPDX-License-Identifier: MIT

/// How an element's words are spoken.
public struct SpeechAttributes: Hashable, Sendable, Codable {
  /// The pitch relative to the voice's default pitch, from -1 to 1.
  public var pitch: Double?
  /// Whether all punctuation marks are spoken (`true`) or none of them (`false`), or `nil` for the user's setting.
  public var includesPunctuation: Bool?
  /// Whether the words are spelled out.
  public var spellsOut: Bool
  /// The pronunciation in the International Phonetic Alphabet.
  public var phonetic: String?

  /// Creates attributes. By default, the user's settings apply.
  public init(
    pitch: Double? = nil,
    includesPunctuation: Bool? = nil,
    spellsOut: Bool = false,
    phonetic: String? = nil
  ) {
    self.pitch = pitch
    self.includesPunctuation = includesPunctuation
    self.spellsOut = spellsOut
    self.phonetic = phonetic
  }
}
