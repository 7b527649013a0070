// SPDX-License-Identifier: MIT

import A11ySpeech
import Foundation
import Testing

/// Tests for speech in memory, in the form of a small WAV file.
struct SpeechClipTests {
  @Test func `A clip is a µ-law WAV file that is as long as the spoken words`() throws {
    let short = try SpeechClip([SpeechSegment(text: "Buy")]).data
    let long = try SpeechClip([SpeechSegment(text: "Buy three tickets for Saturday")]).data
    #expect(short.starts(with: Data("RIFF".utf8)))
    // The bytes of the format chunk specify its size, the µ-law format and one channel.
    #expect(Array(short[16..<24]) == [18, 0, 0, 0, 7, 0, 1, 0])
    #expect(short[38..<42] == Data("fact".utf8))
    #expect(short[50..<54] == Data("data".utf8))
    // A clip with loud samples contains bytes of both signs.
    #expect(
      short.dropFirst(58).contains { $0 < 0x40 } && short.contains { (0x80..<0xC0).contains($0) }
    )
    #expect(long.count > 2 * short.count)
  }
}
