// SPDX-License-Identifier: MIT

import A11yVoice

/// A voice of the engine.
public struct Voice: Hashable, Sendable {
  /// The gender that a voice sounds like.
  public enum Gender: String, Hashable, Sendable {
    /// A male voice.
    case male

    /// A female voice.
    case female
  }

  /// The display name, such as `English (America)`.
  public let name: String

  /// The engine's own name, such as `gmw/en-US`.
  public let identifier: String

  /// The BCP-47 tags of the languages it speaks, in the engine's lower case.
  public let languages: [String]

  /// The gender, if the voice data states it.
  public let gender: Gender?

  /// The apparent age in years, if the voice data states it.
  public let age: Int?

  /// How well the voice suits each language; lower is better.
  let priorities: [Int]

  /// All voices that the engine can speak with, ordered by identifier.
  ///
  /// The first call in a process starts the engine, which takes some milliseconds; later calls are
  /// free. Throws ``SpeechError/noVoiceData(path:)`` if there are no voices.
  public static func all() throws -> [Voice] {
    try VoiceCatalogue.shared().voices
  }

  /// The voice with this name, identifier or language, ignoring case.
  ///
  /// `+` and an espeak-ng variant may follow, as in `en-us+f3`; the voice without it is returned.
  /// Throws ``SpeechError/unknownVoice(_:known:)`` if there is none.
  public static func find(_ text: String) throws -> Voice {
    try VoiceCatalogue.shared().find(text).voice
  }

  /// The best voice for a language: by its exact tag, or by the language without its region.
  public static func nearest(to language: String) throws -> Voice? {
    try VoiceCatalogue.shared().nearest(to: language)
  }
}

extension Voice {
  /// A voice as the synthesiser lists it.
  init(_ entry: VoiceInventory.Entry) {
    name = entry.name
    identifier = entry.identifier
    languages = entry.languages.map(\.tag)
    priorities = entry.languages.map { Int($0.priority) }
    gender =
      switch entry.gender {
      case 1: .male
      case 2: .female
      default: nil
      }
    age = entry.age == 0 ? nil : Int(entry.age)
  }
}
