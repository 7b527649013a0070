// SPDX-License-Identifier: MIT

import A11ySpeech
import Testing

@Suite("Generating the samples of tones", .timeLimit(.minutes(30)))
struct ToneTests {
  @Test("A tone has the requested duration, pitch and level, and fades in and out")
  func sine() throws {
    let samples = try samples(of: [
      Tone(frequency: 1_000, duration: .milliseconds(100), level: 0.5)
    ])
    #expect(samples.count == 2_205)
    #expect(samples.first == 0 && samples.last == 0)
    #expect((16_000...16_384).contains(samples.max() ?? 0))
    let rising = zip(samples, samples.dropFirst()).count { $0 < 0 && $1 >= 0 }
    #expect((98...101).contains(rising))
    #expect(samples.prefix(20).allSatisfy { abs(Int($0)) < 4_000 })
  }

  @Test(
    "A tone with an inaudible frequency or level is silent",
    arguments: [
      (0.0, 1.0), (-440, 1), (1e9, 1), (.nan, 1), (.infinity, 1), (440, 0), (440, -1), (440, .nan),
    ]
  )
  func silent(frequency: Double, level: Double) throws {
    let tone = Tone(frequency: frequency, duration: .milliseconds(10), level: level)
    #expect(try samples(of: [tone]) == [Int16](repeating: 0, count: 221))
  }

  @Test("A tone without a duration has no samples, and a level above full scale is limited")
  func extremes() throws {
    #expect(try samples(of: [Tone(frequency: 440, duration: .seconds(-1))]) == [])
    let loud = try samples(of: [Tone(frequency: 440, duration: .milliseconds(50), level: 99)])
    #expect(loud.max() ?? 0 > 32_700)
  }

  private func samples(of tones: [Tone]) throws -> [Int16] {
    let folder = try TemporaryFolder()
    let output = try WaveFileSpeech(path: folder.path())
    output.enqueue(SpeechItem(id: .init(rawValue: 1), content: .tones(tones)))
    try output.finish()
    return try WaveBytes(path: folder.path()).samples
  }
}
