// SPDX-License-Identifier: MIT

import A11yVoice

/// The program's speech synthesizer, confined to the speech thread.
///
/// The engine runs in a separate process, ``VoiceProcess``, because espeak-ng crashes on some input. If the voice
/// process has ended, the next request to speak starts a new process.
final class SpeechEngine {
  /// A closure that receives samples, and returns `false` to stop speaking.
  ///
  /// The sample buffer is valid only during the call.
  typealias Receiver = (UnsafeBufferPointer<Int16>) -> Bool

  private var process: VoiceProcess?
  private var catalog: VoiceCatalog?

  /// The sample rate in hertz, which is known once the engine has started.
  private(set) var sampleRate = 22_050

  /// Starts the voice if this is the first call, and returns the voices.
  @discardableResult
  func start() throws(SpeechError) -> VoiceCatalog {
    try running()
    if let catalog { return catalog }
    throw .noVoice(reason: "espeak-ng has no voices")
  }

  @discardableResult
  private func running() throws(SpeechError) -> VoiceProcess {
    if let process { return process }
    let process = try VoiceProcess(VoiceProgram.find())
    self.process = process
    if catalog == nil {
      let catalog = VoiceCatalog(process.inventory)
      self.catalog = catalog
      VoiceCatalog.remember(catalog)
      sampleRate = Int(process.inventory.sampleRate)
    }
    return process
  }

  /// Returns the named voice, or the English voice if `name` is `nil`.
  func voice(named name: String?) throws(SpeechError) -> VoiceCatalog.Choice {
    try start().find(name ?? "en")
  }

  /// Speaks one segment, without the pause before it, until `receiver` returns `false`.
  ///
  /// Throws ``SpeechError/voiceEnded(reason:)`` if the voice process ends while speaking.
  func speak(
    _ segment: SpeechSegment,
    settings: SpeechSettings,
    voice configured: VoiceCatalog.Choice,
    receiver: Receiver
  ) throws(SpeechError) {
    let speakable = SpeakableText(segment.text)
    if segment.spellsOut ? speakable.text.isEmpty : speakable.isEmpty { return }
    let catalog = try start()
    let voice =
      segment.language.map { catalog.voice(for: $0, configured: configured) } ?? configured
    let punctuation = segment.punctuation ?? settings.punctuation
    let spoken = SpokenText(
      speakable.text,
      voice: voice.identifier,
      rate: settings.rate,
      pitch: Self.pitch(of: segment, in: settings),
      volume: settings.volume,
      marks: punctuation == .none ? nil : punctuation.marks,
      announcesCapitals: segment.spellsOut
    )
    if segment.spellsOut {
      try spell(spoken, receiver: receiver)
    } else {
      try speak(spoken, receiver: receiver)
    }
  }

  private func speak(_ spoken: SpokenText, receiver: Receiver) throws(SpeechError) {
    do {
      try running().speak(spoken, receiver: receiver)
    } catch {
      if case .voiceEnded = error { process = nil }
      throw error
    }
  }

  /// Speaks the names of the characters. Symbols and characters of several code points are spoken as text, because
  /// espeak-ng knows their names only as words.
  private func spell(_ spoken: SpokenText, receiver: Receiver) throws(SpeechError) {
    var goesOn = true
    let relay: Receiver = { samples in
      goesOn = receiver(samples)
      return goesOn
    }
    for character in spoken.text where goesOn {
      let scalars = character.unicodeScalars
      var one = spoken
      if scalars.count == 1, let scalar = scalars.first, scalar.isSpelled {
        one.isMarkup = true
        one.text = "<say-as interpret-as=\"tts:char\">&#\(scalar.value);</say-as>"
      } else {
        one.text = String(character)
      }
      try speak(one, receiver: relay)
    }
  }

  /// Returns the engine's pitch for a segment. A segment pitch of -1 or 1 shifts the configured pitch by half the
  /// engine's range.
  private static func pitch(of segment: SpeechSegment, in settings: SpeechSettings) -> Int {
    guard let pitch = segment.pitch, pitch.isFinite else { return settings.pitch }
    let change = Int((max(-1, min(1, pitch)) * 50).rounded())
    return max(0, min(99, settings.pitch + change))
  }
}

extension Unicode.Scalar {
  /// Whether the engine spells the character instead of speaking it as text.
  fileprivate var isSpelled: Bool {
    isASCII || properties.isAlphabetic || properties.generalCategory == .decimalNumber
  }
}
