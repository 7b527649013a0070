// SPDX-License-Identifier: MIT

import A11ySpeech
import Testing

@Suite("Speech settings and destinations", .timeLimit(.minutes(30)))
struct SettingsTests {
  @Test("A speech setting may equal either limit of its range")
  func endsOfRanges() throws {
    let low = try SpeechSettings(rate: 80, pitch: 0, volume: 0)
    let high = try SpeechSettings(rate: 450, pitch: 99, volume: 200)
    #expect([low.rate, low.pitch, low.volume] == [80, 0, 0])
    #expect([high.rate, high.pitch, high.volume] == [450, 99, 200])
    #expect(try SpeechSettings() == .default)
  }

  @Test(
    "A speech setting that is out of range is rejected, and the error names the range",
    arguments: [
      (79, 50, 100, "rate must be from 80 to 450"),
      (451, 50, 100, "rate must be from 80 to 450"),
      (175, -1, 100, "pitch must be from 0 to 99"),
      (175, 100, 100, "pitch must be from 0 to 99"),
      (175, 50, -1, "volume must be from 0 to 200"),
      (175, 50, 201, "volume must be from 0 to 200"),
      (Int.max, Int.min, Int.max, "rate must be from 80 to 450"),
    ]
  )
  func outOfRange(rate: Int, pitch: Int, volume: Int, message: String) {
    let error = #expect(throws: SpeechError.self) {
      try SpeechSettings(rate: rate, pitch: pitch, volume: volume)
    }
    #expect(error?.description == message)
  }

  @Test(
    "Speech destinations are parsed from text",
    arguments: [
      ("device", SpeechDestination.device), ("none", .none),
      ("wav:a b.wav", .waveFile(path: "a b.wav")), ("wav:wav:x", .waveFile(path: "wav:x")),
    ]
  )
  func destinations(text: String, destination: SpeechDestination) throws {
    #expect(try SpeechDestination(text) == destination)
    #expect(destination.description == text)
  }

  @Test(
    "Strings that do not name a speech destination are rejected",
    arguments: ["", "wav:", "wav", "WAV:x", "Device", "file"]
  )
  func unknownDestination(text: String) {
    #expect(throws: SpeechError.unknownDestination(text)) { try SpeechDestination(text) }
  }

  @Test("The “none” destination completes every item in order without a speech engine")
  func silent() throws {
    let output = try SpeechDestination("none").open(settings: SpeechSettings(voice: "no such"))
    let ends = Ends()
    output.onFinish(ends.note)
    for number in 1...3 {
      output.enqueue(
        SpeechItem(
          id: .init(rawValue: UInt64(number)),
          content: .segments([SpeechSegment(text: "Hello", pause: .seconds(3600))])
        )
      )
    }
    try output.finish()
    #expect(ends.all == ["1 true", "2 true", "3 true"])
    output.enqueue(SpeechItem(id: .init(rawValue: 4), content: .tones([])))
    try output.finish()
    try SilentSpeech().finish()
    #expect(ends.all == ["1 true", "2 true", "3 true", "4 false"])
  }

  @Test("Speech errors cannot send escape sequences to the terminal")
  func shownError() {
    let error = SpeechError.unknownVoice("\u{1B}[31m\u{9B}\u{202E}", known: ["en\u{7}"])
    #expect(
      error.description
        == #"unknown voice "\u{1b}[31m\u{9b}\u{202e}"; known voices: en\u{7}"#
    )
  }
}
