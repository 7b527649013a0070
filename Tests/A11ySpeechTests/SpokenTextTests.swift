// SPDX-License-Identifier: MIT

import A11ySpeech
import Testing

@Suite("How the speech engine speaks text", .timeLimit(.minutes(30)))
struct SpokenTextTests {
  @Test("Different words produce different sounds")
  func words() throws {
    #expect(try wave(of: "Email").samples != wave(of: "Password").samples)
  }

  @Test(
    "Markup in text is spoken rather than interpreted",
    arguments: ["<break time='5s'/>", "[[_:_:_:_:_:_:_:_:_:_:]]", "\u{1}99S", "<audio src='x'/>"]
  )
  func markup(text: String) throws {
    let marked = try wave(of: "before \(text) after")
    let bare = try wave(of: "before after")
    // The letters of the markup are spoken, and the markup does not cause a pause.
    #expect(marked.seconds > bare.seconds)
    #expect(marked.longestSilence < marked.sampleRate)
    #expect(marked.seconds < 8)
  }

  @Test("A command embedded in text can neither speed up nor silence speech")
  func embedded() throws {
    let plain = try wave(of: "450S hello there general")
    let command = try wave(of: "\u{1}450S hello there general")
    #expect(abs(plain.seconds - command.seconds) < 0.3)
    let mute = try wave(of: "\u{1}0A hello there general")
    #expect(mute.loudness > 500)
  }

  // Because of espeak-ng's internal state, a process that has spoken with many voices occasionally skips a punctuation
  // mark. The next two tests therefore run in processes that have not spoken yet.

  @Test("Punctuation marks are spoken by name if the settings or the segment request it")
  func punctuation() async throws {
    await #expect(processExitsWith: .success) {
      let text = "a, b; c: d!"
      let none = try wave(of: text)
      let all = try wave(of: text, settings: SpeechSettings(punctuation: .all))
      let segment = try wave(of: [SpeechSegment(text: text, punctuation: .all)])
      let override = try wave(
        of: [SpeechSegment(text: text, punctuation: Punctuation.none)],
        settings: SpeechSettings(punctuation: .all)
      )
      #expect(none.seconds + 0.5 < all.seconds)
      #expect(none.seconds + 0.5 < segment.seconds)
      #expect(override.seconds + 0.5 < all.seconds)
    }
  }

  @Test("With the “some” setting, only punctuation marks that carry meaning are named")
  func somePunctuation() async throws {
    await #expect(processExitsWith: .success) {
      func seconds(_ text: String, _ punctuation: Punctuation) throws -> Double {
        try wave(of: [SpeechSegment(text: text, punctuation: punctuation)]).seconds
      }
      let brackets = try (seconds("(a) <b>", .none), seconds("(a) <b>", .some))
      let comma = try (seconds("a, b", .none), seconds("a, b", .some), seconds("a, b", .all))
      let quotes = try (seconds("a “b”", .some), seconds("a “b”", .all))
      #expect(brackets.0 + 0.2 < brackets.1)
      #expect(abs(comma.0 - comma.1) < 0.2)
      #expect(comma.1 + 0.2 < comma.2)
      #expect(quotes.0 + 0.2 < quotes.1)
    }
  }

  @Test(
    "Symbols that a voice cannot handle do not crash the voice process",
    arguments: [("😆", "kn"), ("™", "hi"), ("ⓜ", "ml"), ("⣟", "ar"), ("🅰🅰🅰🅰🅰", "el"), ("〽", "ja")]
  )
  func symbols(text: String, language: String) throws {
    for punctuation in Punctuation.allCases {
      for spellsOut in [false, true] {
        _ = try wave(of: [
          SpeechSegment(
            text: "a \(text) b",
            language: language,
            spellsOut: spellsOut,
            punctuation: punctuation
          )
        ])
      }
    }
  }

  @Test("Spelled text is spoken one character at a time, and capital letters are identified")
  func spelling() throws {
    let word = try wave(of: "cab")
    let letters = try wave(of: [SpeechSegment(text: "cab", spellsOut: true)])
    let capitals = try wave(of: [SpeechSegment(text: "CAB", spellsOut: true)])
    let space = try wave(of: [SpeechSegment(text: " ", spellsOut: true)])
    let markup = try wave(of: [SpeechSegment(text: "<&;'\"", spellsOut: true)])
    #expect(word.seconds < letters.seconds)
    #expect(letters.seconds + 0.5 < capitals.seconds)
    #expect(space.loudness > 100)
    #expect(markup.seconds > 1.5)
    #expect(try wave(of: [SpeechSegment(text: "", spellsOut: true)]).bytes.count == 44)
  }

  @Test("A segment’s pitch changes the voice, and an invalid pitch has no effect")
  func pitch() throws {
    func heard(_ pitch: Double?) throws -> Double? {
      try wave(of: [SpeechSegment(text: "aaaah moon", pitch: pitch)]).pitch
    }
    let low = try #require(try heard(-1))
    let middle = try #require(try heard(nil))
    let high = try #require(try heard(1))
    #expect(low * 1.2 < middle)
    #expect(middle * 1.2 < high)
    for pitch in [Double.nan, .infinity, -.infinity, 1e300] { _ = try heard(pitch) }
  }

  @Test("A segment’s language selects the voice, and an unknown language keeps the current voice")
  func language() throws {
    let text = "1234567890"
    let english = try wave(of: text)
    let german = try wave(of: [SpeechSegment(text: text, language: "de-DE")])
    let configured = try wave(of: text, settings: SpeechSettings(voice: "de"))
    let unknown = try wave(of: [SpeechSegment(text: text, language: "x-nowhere")])
    let empty = try wave(of: [SpeechSegment(text: text, language: "")])
    #expect(abs(german.seconds - configured.seconds) < 0.1)
    #expect(abs(english.seconds - unknown.seconds) < 0.1)
    #expect(abs(english.seconds - empty.seconds) < 0.1)
    #expect(abs(english.seconds - german.seconds) > 0.1)
  }

  @Test(
    "Emoji, symbols and text in every script are spoken",
    arguments: [
      "😀", "👩‍👩‍👧", "שלום עולם", "مرحبا", "日本語", "e\u{301}e\u{301}", "Z\u{334}\u{321}a", "½ ≤ π",
    ]
  )
  func scripts(text: String) throws {
    #expect(try wave(of: text).loudness > 50)
    #expect(try wave(of: [SpeechSegment(text: text, spellsOut: true)]).loudness > 50)
  }

  @Test("Very long words and very long pieces of text are spoken completely")
  func long() throws {
    let settings = try SpeechSettings(rate: 450)
    for letter in ["a", "é", "w", "字"] {
      let word = try wave(of: String(repeating: letter, count: 2_000), settings: settings)
      #expect(word.seconds > 5, "\(letter)")
    }
    let short = try wave(of: String(repeating: "one two ", count: 40), settings: settings)
    let long = try wave(of: String(repeating: "one two ", count: 400), settings: settings)
    #expect(abs(long.seconds / short.seconds - 10) < 1)
  }
}
