// SPDX-License-Identifier: MIT

/// A text, and how it is to sound, in the synthesiser's own terms.
package struct SpokenText: Hashable, Sendable {
  /// The synthesiser's name of the voice, with an optional `+variant`.
  package var voice: String

  /// Words a minute.
  package var rate: Int32

  /// The base pitch, 0...99.
  package var pitch: Int32

  /// The volume in percent.
  package var volume: Int32

  /// The punctuation marks that are named; `nil` for none.
  package var marks: String?

  /// Whether a capital letter is announced.
  package var announcesCapitals: Bool

  /// Whether the text is markup, made of nothing but character references.
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
