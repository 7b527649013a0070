// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Speech as the content of a small mono WAV file with 8 bits per sample (µ-law, ITU-T G.711).
///
/// One second of speech takes about 22 KB. All common browsers can play the WAV file.
public struct SpeechClip: Sendable {
  /// The content of the WAV file.
  public let data: Data

  /// Synthesizes segments. Synthesizing a sentence takes a few milliseconds.
  ///
  /// Throws ``SpeechError/noVoiceData(path:)``, ``SpeechError/unknownVoice(_:known:)``, or the error for lost words.
  public init(_ segments: [SpeechSegment], settings: SpeechSettings = .default) throws {
    let recording = ClipRecording()
    let queue = try SpeechQueue { context in
      let voice = try context.engine.voice(named: settings.voice)
      let sampleRate = context.engine.sampleRate
      recording.begin(sampleRate: sampleRate)
      let sink = ClipSink(recording)
      return SamplePlayer(sink: sink, settings: settings, voice: voice, sampleRate: sampleRate)
    }
    queue.enqueue(SpeechItem(id: SpeechItem.ID(rawValue: 1), content: .segments(segments)))
    try queue.finish()
    data = recording.file
  }
}

/// The samples of a clip. The speech thread writes the samples, and the caller reads them afterward.
private final class ClipRecording: Sendable {
  private struct State {
    var sampleRate = 0
    var samples = Data()
  }

  private let state = Mutex(State())

  func begin(sampleRate: Int) { state.withLock { $0.sampleRate = sampleRate } }

  func append(_ samples: UnsafeBufferPointer<Int16>) {
    state.withLock { $0.samples.append(contentsOf: samples.map(Self.compressed)) }
  }

  /// The WAV file.
  var file: Data {
    let (rate, samples) = state.withLock { ($0.sampleRate, $0.samples) }
    let header = WaveHeader(format: .muLaw, sampleRate: rate, dataSize: samples.count).data
    return header + samples + Data(count: samples.count % 2)
  }

  /// Returns a µ-law sample, which consists of a sign, a three-bit exponent and a four-bit mantissa, all inverted.
  private static func compressed(_ sample: Int16) -> UInt8 {
    let bias = 0x84
    let magnitude = min(abs(Int(sample)), 32_635) + bias
    let exponent = Int.bitWidth - 1 - magnitude.leadingZeroBitCount - 7
    let mantissa = magnitude >> (exponent + 3) & 0xF
    return ~UInt8((sample < 0 ? 0x80 : 0) | exponent << 4 | mantissa)
  }
}

/// A sink that stores samples in memory.
private final class ClipSink: SampleSink {
  private let recording: ClipRecording

  init(_ recording: ClipRecording) { self.recording = recording }

  var wantsMore: DispatchTime? { nil }
  var isConnected: Bool { true }

  func write(_ samples: UnsafeBufferPointer<Int16>) { recording.append(samples) }

  func discard() {}
  func finish() {}
  func abandon() {}
}
