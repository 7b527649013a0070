// SPDX-License-Identifier: MIT

import A11yVoice

/// A voice that the speech engine provides.
public struct Voice: Hashable, Sendable {
  /// The apparent gender of a voice.
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

  /// The BCP-47 tags of the languages that the voice speaks, in lowercase, in the engine's order.
  public let languages: [String]

  /// The gender, if the voice data states it.
  public let gender: Gender?

  /// The apparent age in years, if the voice data states it.
  public let age: Int?

  /// The voice's priority for each language. A lower number is better.
  let priorities: [Int]

  /// All voices that the engine can use, sorted by identifier.
  ///
  /// The first call in a process starts the engine, which takes a few milliseconds. Later calls use a cached list.
  /// Throws ``SpeechError/noVoiceData(path:)`` if there are no voices.
  public static func all() throws -> [Voice] {
    try VoiceCatalog.shared().voices
  }

  /// Returns the voice with the given name, identifier or language, ignoring case.
  ///
  /// The text can end with `+` and the name of an espeak-ng variant, as in `en-us+f3`. The returned voice does not
  /// include the variant. Throws ``SpeechError/unknownVoice(_:known:)`` if the voice or the variant does not exist.
  public static func find(_ text: String) throws -> Voice {
    try VoiceCatalog.shared().find(text).voice
  }

  /// Returns the best voice for a language, found by the language's exact tag or by the tag without the region.
  public static func nearest(to language: String) throws -> Voice? {
    try VoiceCatalog.shared().nearest(to: language)
  }
}

extension Voice {
  /// Creates a voice from the synthesizer's list.
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
