// SPDX-License-Identifier: MIT

import A11ySpeech
import Foundation
import Testing

@Suite("Writing speech to a WAV file", .timeLimit(.minutes(30)))
struct WaveFileSpeechTests {
  @Test("A WAV file’s header matches the samples")
  func header() throws {
    let wave = try wave(of: "Email, text field")
    #expect(wave.text(0..<4) == "RIFF")
    #expect(wave.number(at: 4, bytes: 4) == wave.bytes.count - 8)
    #expect(wave.text(8..<16) == "WAVEfmt ")
    #expect(wave.number(at: 16, bytes: 4) == 16)
    #expect(wave.number(at: 20, bytes: 2) == 1)
    #expect(wave.number(at: 22, bytes: 2) == 1)
    #expect(wave.sampleRate == 22_050)
    #expect(wave.number(at: 28, bytes: 4) == 44_100)
    #expect(wave.number(at: 32, bytes: 2) == 2)
    #expect(wave.number(at: 34, bytes: 2) == 16)
    #expect(wave.text(36..<40) == "data")
    #expect(wave.number(at: 40, bytes: 4) == wave.bytes.count - 44)
    #expect((0.5...4).contains(wave.seconds))
    #expect(wave.loudness > 500)
  }

  @Test("A pause in a WAV file is silence of exactly the requested length")
  func pause() throws {
    let silence = try wave(of: [
      SpeechSegment(text: "", pause: .milliseconds(250)),
      SpeechSegment(text: " ", pause: .seconds(1)),
      SpeechSegment(text: "", pause: .seconds(-9)),
    ])
    #expect(silence.samples.count == 5_513 + 22_050)
    #expect(silence.samples.allSatisfy { $0 == 0 })
  }

  @Test("Empty text produces a valid WAV file without samples")
  func empty() throws {
    #expect(try wave(of: "").bytes.count == 44)
    #expect(try wave(of: []).bytes.count == 44)
  }

  @Test("Speech items are written to a file in order, even if speech is canceled")
  func order() throws {
    let folder = try TemporaryFolder()
    let output = try WaveFileSpeech(path: folder.path())
    let ends = Ends()
    output.onFinish(ends.note)
    let tone = Tone(frequency: 440, duration: .milliseconds(100), level: 0.5)
    output.enqueue(SpeechItem(id: .init(rawValue: 7), content: .tones([tone])))
    output.cancel()
    output.enqueue(
      SpeechItem(
        id: .init(rawValue: 8),
        content: .segments([.init(text: "", pause: .milliseconds(100))])
      )
    )
    output.enqueue(SpeechItem(id: .init(rawValue: 9), content: .tones([tone, tone])))
    #expect(try folder.names.contains("speech.wav") == false)
    try output.finish()
    try output.finish()
    let samples = try WaveBytes(path: folder.path()).samples
    #expect(ends.all == ["7 true", "8 true", "9 true"])
    #expect(samples.count == 4 * 2_205)
    #expect(samples[..<2_205].contains { $0 > 16_000 })
    #expect(samples[2_205..<4_410].allSatisfy { $0 == 0 })
    #expect(Array(samples[4_410..<6_615]) == Array(samples[..<2_205]))
    #expect(try folder.names == ["speech.wav"])
  }

  @Test("A higher volume makes speech louder, and a higher rate makes it shorter")
  func settings() throws {
    let text = "Shipping address, heading level 2"
    let quiet = try wave(of: text, settings: SpeechSettings(volume: 20))
    let normal = try wave(of: text)
    let mute = try wave(of: text, settings: SpeechSettings(volume: 0))
    let fast = try wave(of: text, settings: SpeechSettings(rate: 450))
    let slow = try wave(of: text, settings: SpeechSettings(rate: 80))
    #expect(quiet.loudness * 3 < normal.loudness)
    #expect(mute.samples.allSatisfy { $0 == 0 })
    #expect(fast.seconds * 1.5 < normal.seconds)
    #expect(normal.seconds * 1.5 < slow.seconds)
  }

  @Test(
    "A sound file cannot be written to a device, into a missing folder or over an existing folder"
  )
  func refused() throws {
    let folder = try TemporaryFolder()
    for (path, reason) in [
      (folder.url.path, "it is a folder"),
      (folder.path("missing/x.wav"), "No such file or directory"),
      ("/dev/null", "the path does not refer to a regular file"),
    ] {
      #expect(throws: SpeechError.cannotWrite(path: path, reason: reason)) {
        try WaveFileSpeech(path: path)
      }
    }
    #expect(try folder.names == [])
  }

  @Test("If the folder is removed while a sound file is being written, finishing the file fails")
  func vanishedFolder() throws {
    let folder = try TemporaryFolder()
    let output = try WaveFileSpeech(path: folder.path())
    try FileManager.default.removeItem(at: folder.url)
    #expect(
      throws: SpeechError.cannotWrite(path: folder.path(), reason: "No such file or directory")
    ) { try output.finish() }
  }

  @Test("Releasing a speech output keeps an existing file and leaves no other file behind")
  func dropped() throws {
    let folder = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    try Data("old".utf8).write(to: folder.url.appendingPathComponent("old.wav"))
    do {
      let output = try WaveFileSpeech(path: folder.path("old.wav"))
      output.enqueue(SpeechItem(id: .init(rawValue: 1), content: .tones([])))
    }
    // The first file is not written until the item above has ended and the output can be released. The second file is
    // not written until the thread has released the output.
    try write([], to: elsewhere.path("1.wav"))
    try write([], to: elsewhere.path("2.wav"))
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("old.wav")) == Data("old".utf8))
    #expect(try folder.names == ["old.wav"])
  }

  @Test("A symbolic link to a sound file is followed and remains a link")
  func link() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.url.appendingPathComponent("real.wav"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.wav"),
      withDestinationPath: folder.path("real.wav")
    )
    try write([SpeechSegment(text: "hi")], to: folder.path("link.wav"))
    #expect(try WaveBytes(path: folder.path("real.wav")).seconds > 0.1)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.wav"))
        == folder.path("real.wav")
    )
  }

  @Test("Calling `finish` inside a speech handler causes an error instead of a deadlock")
  func finishInHandler() throws {
    let folder = try TemporaryFolder()
    let output = try WaveFileSpeech(path: folder.path())
    let ends = Ends()
    output.onFinish { [weak output] id, _ in
      do { try output?.finish() } catch { ends.note(id, error is SpeechError) }
    }
    output.enqueue(SpeechItem(id: .init(rawValue: 1), content: .tones([])))
    try output.finish()
    #expect(ends.all == ["1 true"])
  }
}
