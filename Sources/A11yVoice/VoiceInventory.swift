// SPDX-License-Identifier: MIT

/// What a synthesiser has.
package struct VoiceInventory: Hashable, Sendable {
  /// A voice as the synthesiser lists it.
  package struct Entry: Hashable, Sendable {
    /// A language that the voice speaks.
    package struct Language: Hashable, Sendable {
      /// How well the voice suits the language; lower is better.
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
    /// The synthesiser's own name.
    package var identifier: String
    package var languages: [Language]
    /// 1 for male, 2 for female.
    package var gender: UInt8
    /// In years; 0 if it is not stated.
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

  /// Samples a second.
  package var sampleRate: UInt32
  package var voices: [Entry]
  /// The names that can follow a voice's after a `+`.
  package var variants: [String]

  package init(sampleRate: UInt32, voices: [Entry], variants: [String]) {
    self.sampleRate = sampleRate
    self.voices = voices
    self.variants = variants
  }
}
