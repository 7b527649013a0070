// SPDX-License-Identifier: MIT

import A11ySpeech

extension SessionSettings {
  /// How the voice sounds, by setting name.
  static let voiceEntries: [Entry] = [
    number("rate", "words a minute", SpeechSettings.rates, \.rate) { try $0.with(rate: $1) },
    number("pitch", "a number", SpeechSettings.pitches, \.pitch) { try $0.with(pitch: $1) },
    number("volume", "percent", SpeechSettings.volumes, \.volume) { try $0.with(volume: $1) },
    Entry(name: "voice", values: "a voice’s name, identifier or language") {
      $0.speech.voice ?? ""
    } set: { settings, text throws(SessionError) in
      guard !text.isEmpty, let speech = try? settings.speech.with(voice: text) else { return false }
      settings.speech = speech
      return true
    },
  ]

  private static func number(
    _ name: String,
    _ unit: String,
    _ range: ClosedRange<Int>,
    _ path: KeyPath<SpeechSettings, Int> & Sendable,
    _ change: @escaping @Sendable (SpeechSettings, Int) throws -> SpeechSettings
  ) -> Entry {
    Entry(name: name, values: "\(unit) from \(range.lowerBound) to \(range.upperBound)") {
      "\($0.speech[keyPath: path])"
    } set: { settings, text throws(SessionError) in
      guard let number = Int(text), let speech = try? change(settings.speech, number) else {
        return false
      }
      settings.speech = speech
      return true
    }
  }
}
