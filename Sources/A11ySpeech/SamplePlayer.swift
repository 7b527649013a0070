// SPDX-License-Identifier: MIT

/// A player that renders items as samples and writes the samples to a sink in small chunks.
final class SamplePlayer: ItemPlayer {
  private let sink: any SampleSink
  private var settings: SpeechSettings
  private var voice: VoiceCatalog.Choice
  private let chunk: Int
  private let sampleRate: Int

  /// Creates a player that writes chunks of 5 ms, so at most 5 ms are written after a cancellation.
  init(
    sink: any SampleSink,
    settings: SpeechSettings,
    voice: VoiceCatalog.Choice,
    sampleRate: Int
  ) {
    self.sink = sink
    self.settings = settings
    self.voice = voice
    self.sampleRate = sampleRate
    chunk = sampleRate / 200
  }

  var isConnected: Bool { sink.isConnected }

  func play(_ item: SpeechItem, engine: SpeechEngine, as playing: PlayingItem) throws -> Bool {
    switch item.content {
    case .segments(let segments):
      for segment in segments {
        let pause = segment.pause.sampleCount(sampleRate: sampleRate)
        guard try generate(pause, playing, { [Int16](repeating: 0, count: $0.count) }) else {
          return false
        }
        guard try speak(segment, engine, playing) else { return false }
      }
    case .tones(let tones):
      for tone in tones {
        let count = tone.sampleCount(sampleRate: sampleRate)
        let isWhole = try generate(count, playing) {
          tone.samples(in: $0, sampleRate: sampleRate, volume: settings.volume)
        }
        guard isWhole else { return false }
      }
    }
    return !playing.isCancelled
  }

  func use(_ settings: SpeechSettings, engine: SpeechEngine) throws(SpeechError) {
    voice = try engine.voice(named: settings.voice)
    self.settings = settings
  }

  func discard() { sink.discard() }

  func finish() throws { try sink.finish() }

  func abandon() { sink.abandon() }

  private func speak(
    _ segment: SpeechSegment,
    _ engine: SpeechEngine,
    _ playing: PlayingItem
  ) throws -> Bool {
    var failure: (any Error)?
    var isWhole = true
    try engine.speak(segment, settings: settings, voice: voice) { samples in
      do {
        isWhole = try write(samples, playing)
      } catch {
        failure = error
        isWhole = false
      }
      return isWhole
    }
    if let failure { throw failure }
    return isWhole
  }

  private func write(
    _ samples: UnsafeBufferPointer<Int16>,
    _ playing: PlayingItem
  ) throws -> Bool {
    var rest = samples[...]
    while !rest.isEmpty {
      guard isWanted(playing) else { return false }
      try sink.write(UnsafeBufferPointer(rebasing: rest.prefix(chunk)))
      rest = rest.dropFirst(chunk)
    }
    return true
  }

  /// Waits until the sink wants more samples, or returns `false` if the item is canceled before then.
  private func isWanted(_ playing: PlayingItem) -> Bool {
    if let time = sink.wantsMore { playing.wait(until: time) }
    return !playing.isCancelled
  }

  private func generate(
    _ count: Int,
    _ playing: PlayingItem,
    _ samples: (Range<Int>) -> [Int16]
  ) throws -> Bool {
    var start = 0
    while start < count {
      guard isWanted(playing) else { return false }
      let end = start + min(chunk, count - start)
      try samples(start..<end).withUnsafeBufferPointer { try sink.write($0) }
      start = end
    }
    return true
  }
}
