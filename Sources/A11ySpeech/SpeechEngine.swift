internal import CEspeak

/// The one synthesiser of the process, confined to the speech thread.
final class SpeechEngine {
  private var catalogue: VoiceCatalogue?
  private var loadedVoice: String?

  /// The sample rate in hertz; known once the engine has started.
  private(set) var sampleRate = 22_050

  /// Loads the voice data on the first call, and returns the voices.
  @discardableResult
  func start(dataPath: String? = nil) throws -> VoiceCatalogue {
    if let catalogue { return catalogue }
    sampleRate = try EspeakLibrary.initialize(dataPath: dataPath)
    let catalogue = VoiceCatalogue(
      voices: EspeakLibrary.voices(),
      variants: EspeakLibrary.variants()
    )
    self.catalogue = catalogue
    VoiceCatalogue.remember(catalogue)
    return catalogue
  }

  /// The configured voice, or espeak-ng's default.
  func voice(named name: String?) throws -> VoiceCatalogue.Choice {
    try start().find(name ?? ESPEAKNG_DEFAULT_VOICE)
  }

  /// Speaks one segment without its pause, until `receiver` returns false.
  func speak(
    _ segment: SpeechSegment,
    settings: SpeechSettings,
    voice configured: VoiceCatalogue.Choice,
    receiver: EspeakLibrary.Receiver
  ) throws {
    let speakable = SpeakableText(segment.text)
    if segment.spellsOut ? speakable.text.isEmpty : speakable.isEmpty { return }
    let catalogue = try start()
    let voice =
      segment.language.map { catalogue.voice(for: $0, configured: configured) } ?? configured
    try load(voice.identifier)
    // Set before each segment, never cached: voices and markup change them.
    EspeakLibrary.set(espeakRATE, to: settings.rate)
    EspeakLibrary.set(espeakVOLUME, to: settings.volume)
    EspeakLibrary.set(espeakPITCH, to: Self.pitch(of: segment, in: settings))
    name(segment.punctuation ?? settings.punctuation)
    // 2: a capital letter is announced as "capital".
    EspeakLibrary.set(espeakCAPITALS, to: segment.spellsOut ? 2 : 0)
    if segment.spellsOut {
      try spell(speakable.text, receiver: receiver)
    } else {
      try EspeakLibrary.synthesize(speakable.text, receiver: receiver)
    }
  }

  /// Speaks the names of the characters; symbols and clusters of several code points have names as
  /// words, and are spoken as text.
  private func spell(_ text: String, receiver: EspeakLibrary.Receiver) throws {
    var goesOn = true
    let relay: EspeakLibrary.Receiver = { samples in
      goesOn = receiver(samples)
      return goesOn
    }
    for character in text where goesOn {
      let scalars = character.unicodeScalars
      if scalars.count == 1, let scalar = scalars.first, scalar.isSpelled {
        try EspeakLibrary.synthesize(
          "<say-as interpret-as=\"tts:char\">&#\(scalar.value);</say-as>",
          characterReference: true,
          receiver: relay
        )
      } else {
        try EspeakLibrary.synthesize(String(character), receiver: relay)
      }
    }
  }

  private func load(_ identifier: String) throws {
    if identifier == loadedVoice { return }
    guard EspeakLibrary.setVoice(identifier) else {
      throw SpeechError.cannotSpeak(reason: "the voice \(identifier) cannot be loaded")
    }
    loadedVoice = identifier
  }

  /// Sets the marks to name by a list: espeak-ng 1.51 has no list of its own for "some", and its
  /// "all" names every symbol, which overflows buffers of some voices.
  private func name(_ punctuation: Punctuation) {
    if punctuation != .none { EspeakLibrary.setPunctuationList(punctuation.marks) }
    let parameter = punctuation == .none ? espeakPUNCT_NONE : espeakPUNCT_SOME
    EspeakLibrary.set(espeakPUNCTUATION, to: Int(parameter.rawValue))
  }

  /// The engine's pitch: -1 and 1 shift it by half the engine's range.
  private static func pitch(of segment: SpeechSegment, in settings: SpeechSettings) -> Int {
    guard let pitch = segment.pitch, pitch.isFinite else { return settings.pitch }
    let change = Int((max(-1, min(1, pitch)) * 50).rounded())
    return max(0, min(99, settings.pitch + change))
  }
}

extension Unicode.Scalar {
  /// Whether to ask the engine for the character's own name.
  fileprivate var isSpelled: Bool {
    isASCII || properties.isAlphabetic || properties.generalCategory == .decimalNumber
  }
}
