// SPDX-License-Identifier: MIT

/// The voices and properties of a synthesizer.
package struct VoiceInventory: Hashable, Sendable {
  /// A voice, as listed by the synthesizer.
  package struct Entry: Hashable, Sendable {
    /// A language that the voice speaks.
    package struct Language: Hashable, Sendable {
      /// How suitable the voice is for the language, where a lower number is better.
      package var priority: UInt8
      /// The BCP-47 tag.
      package var tag: String

      package init(priority: UInt8, tag: String) {
        self.priority = priority
        self.tag = tag
      }
    }

    /// The display name.
    package var name: String
    /// The synthesizer's own name for the voice.
    package var identifier: String
    package var languages: [Language]
    /// The voice's gender, where 1 means male and 2 means female.
    package var gender: UInt8
    /// The age in years, or 0 if the age is unknown.
    package var age: UInt8

    package init(
      name: String,
      identifier: String,
      languages: [Language],
      gender: UInt8,
      age: UInt8
    ) {
      self.name = name
      self.identifier = identifier
      self.languages = languages
      self.gender = gender
      self.age = age
    }
  }

  /// The sample rate, in samples per second.
  package var sampleRate: UInt32
  package var voices: [Entry]
  /// The names of variants, which can follow a voice's name after a `+`.
  package var variants: [String]

  package init(sampleRate: UInt32, voices: [Entry], variants: [String]) {
    self.sampleRate = sampleRate
    self.voices = voices
    self.variants = variants
  }
}
