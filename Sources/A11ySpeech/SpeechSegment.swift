// SPDX-License-Identifier: MIT

/// A piece of text that is spoken with the same voice and settings.
public struct SpeechSegment: Hashable, Sendable {
  /// The words, as plain text. Markup in the text has no effect.
  public var text: String

  /// The BCP-47 tag of the text's language, or `nil` for the configured voice.
  public var language: String?

  /// The pitch relative to the configured pitch, from -1 to 1, or `nil` for no change.
  ///
  /// Values outside the range are clamped.
  public var pitch: Double?

  /// The duration of the silence before the text. A negative duration is treated as zero.
  public var pause: Duration

  /// Whether the text is spoken character by character, with capitals announced.
  public var spellsOut: Bool

  /// The punctuation that is spoken by name, or `nil` for the setting in ``SpeechSettings``.
  public var punctuation: Punctuation?

  /// The pronunciation in the International Phonetic Alphabet.
  ///
  /// Currently, the text is spoken instead, because espeak-ng cannot read the phonetic alphabet.
  public var phonetic: String?

  /// Creates a segment from its text, with defaults for all other properties.
  public init(
    text: String,
    language: String? = nil,
    pitch: Double? = nil,
    pause: Duration = .zero,
    spellsOut: Bool = false,
    punctuation: Punctuation? = nil,
    phonetic: String? = nil
  ) {
    self.text = text
    self.language = language
    self.pitch = pitch
    self.pause = pause
    self.spellsOut = spellsOut
    self.punctuation = punctuation
    self.phonetic = phonetic
  }
}
