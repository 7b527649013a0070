/// A run of text that is spoken in one way.
public struct SpeechSegment: Hashable, Sendable {
  /// The words, as data: no markup in them is obeyed.
  public var text: String

  /// The BCP-47 tag of the text's language, or `nil` for the configured voice.
  public var language: String?

  /// How much higher or lower than the configured pitch, from -1 to 1, or `nil` for no change.
  ///
  /// Values outside the range count as its nearer end.
  public var pitch: Double?

  /// The silence before the text; a negative duration counts as none.
  public var pause: Duration

  /// Whether the text is spoken character by character, capitals named as such.
  public var spellsOut: Bool

  /// Which punctuation is named, or `nil` for what ``SpeechSettings`` says.
  public var punctuation: Punctuation?

  /// The pronunciation in the International Phonetic Alphabet.
  ///
  /// espeak-ng reads no IPA, so today the text is spoken instead.
  public var phonetic: String?

  /// Creates a segment; everything but the text may be left to the settings.
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
