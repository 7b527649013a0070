/// A voice of the engine.
public struct Voice: Hashable, Sendable {
  /// What a voice sounds like.
  public enum Gender: String, Hashable, Sendable {
    /// A male voice.
    case male

    /// A female voice.
    case female
  }

  /// The name people read, such as `English (America)`.
  public let name: String

  /// The engine's own name, such as `gmw/en-US`.
  public let identifier: String

  /// The BCP-47 tags of the languages it speaks, in the engine's lower case.
  public let languages: [String]

  /// What it sounds like, if the voice data says so.
  public let gender: Gender?

  /// The age in years it sounds like, if the voice data says so.
  public let age: Int?

  /// For each language how well the voice suits it, lower being better.
  let priorities: [Int]

  /// All voices that the engine can speak with, ordered by identifier.
  ///
  /// The first call in a process starts the engine, which takes some milliseconds; later calls cost
  /// nothing. Throws ``SpeechError/noVoiceData(path:)`` when there is nothing to speak with.
  public static func all() throws -> [Voice] {
    try VoiceCatalogue.shared().voices
  }

  /// The voice with this name, identifier or language, whatever its case.
  ///
  /// `+` and a variant of espeak-ng may follow, as in `en-us+f3`; the voice without it is returned.
  /// Throws ``SpeechError/unknownVoice(_:known:)`` when there is none.
  public static func find(_ text: String) throws -> Voice {
    try VoiceCatalogue.shared().find(text).voice
  }

  /// The voice that suits a language best: its exact tag, else the language without its region.
  public static func nearest(to language: String) throws -> Voice? {
    try VoiceCatalogue.shared().nearest(to: language)
  }
}
