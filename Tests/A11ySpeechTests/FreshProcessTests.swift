// SPDX-License-Identifier: MIT

import A11ySpeech
import Foundation
import Testing

import A11yPlatform

/// Tests that need a process that has not spoken yet.
@Suite("Speech from a new voice process", .timeLimit(.minutes(30)))
struct FreshProcessTests {
  @Test("The same speech items produce the same samples, and a pause adds only silence")
  func sameBytes() async throws {
    let folder = try TemporaryFolder()
    for name in ["1.wav", "2.wav"] {
      let path = folder.path(name)
      await #expect(processExitsWith: .success) { [path = path as String] in
        try write([SpeechSegment(text: "Email"), SpeechSegment(text: "text field")], to: path)
      }
    }
    let path = folder.path("3.wav")
    await #expect(processExitsWith: .success) { [path = path as String] in
      try write(
        [
          SpeechSegment(text: "Email"),
          SpeechSegment(text: "text field", pause: .milliseconds(250)),
        ],
        to: path
      )
    }
    let first = try WaveBytes(path: folder.path("1.wav"))
    let paused = try WaveBytes(path: folder.path("3.wav")).samples
    #expect(try first.bytes == WaveBytes(path: folder.path("2.wav")).bytes)
    #expect(paused.count == first.samples.count + 5_513)
    let start = zip(paused, first.samples).prefix { $0 == $1 }.count
    let rest = first.samples.count - start
    #expect(Array(paused.suffix(rest)) == Array(first.samples.suffix(rest)))
  }

  @Test("Missing voice data causes an error but does not end the process")
  func noVoiceData() async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    await #expect(processExitsWith: .exitCode(42)) { [path = path as String] in
      setenv("ESPEAK_DATA_PATH", path, 1)
      #expect(throws: SpeechError.noVoiceData(path: path)) { try Voice.all() }
      #expect(throws: SpeechError.noVoiceData(path: path)) { try DeviceSpeech() }
      #expect(throws: SpeechError.noVoiceData(path: path)) {
        try WaveFileSpeech(path: "\(path)/x.wav")
      }
      try SilentSpeech().finish()
      exit(42)
    }
    #expect(try folder.names == [])
  }
}
