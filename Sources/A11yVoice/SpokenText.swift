// SPDX-License-Identifier: MIT

/// Words to speak, and the settings for speaking them, in the synthesizer's own terms.
package struct SpokenText: Hashable, Sendable {
  /// The synthesizer's name for the voice, with an optional `+variant` suffix.
  package var voice: String

  /// The speech rate, in words per minute.
  package var rate: Int32

  /// The base pitch, from 0 to 99.
  package var pitch: Int32

  /// The volume, in percent.
  package var volume: Int32

  /// The punctuation marks to speak by name, or `nil` for none.
  package var marks: String?

  /// Whether capital letters are announced.
  package var announcesCapitals: Bool

  /// Whether the text is markup that consists only of character references.
  package var isMarkup: Bool

  /// The words.
  package var text: String

  package init(
    _ text: String,
    voice: String,
    rate: Int,
    pitch: Int,
    volume: Int,
    marks: String?,
    announcesCapitals: Bool,
    isMarkup: Bool = false
  ) {
    self.voice = voice
    self.rate = Int32(clamping: rate)
    self.pitch = Int32(clamping: pitch)
    self.volume = Int32(clamping: volume)
    self.marks = marks
    self.announcesCapitals = announcesCapitals
    self.isMarkup = isMarkup
    self.text = text
  }
}
