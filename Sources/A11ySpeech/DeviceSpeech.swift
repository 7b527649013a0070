// SPDX-License-Identifier: MIT

/// Speech on a sound device.
public final class DeviceSpeech: SpeechOutput {
  private let queue: SpeechQueue

  /// Starts the engine and opens the sound device.
  ///
  /// Throws ``SpeechError/noSoundDevice(reason:)``, ``SpeechError/noVoiceData(path:)`` or
  /// ``SpeechError/unknownVoice(_:known:)``.
  public convenience init(settings: SpeechSettings = .default) throws {
    try self.init(settings: settings, opening: SoundDevices.open)
  }

  /// Creates an output that plays on the caller's own device, for tests and measurements.
  @_spi(SoundDevice)
  public init(
    settings: SpeechSettings = .default,
    opening open: @escaping @Sendable (_ sampleRate: Int) throws -> any SoundDevice
  ) throws {
    queue = try SpeechQueue { context in
      let voice = try context.engine.voice(named: settings.voice)
      let sampleRate = context.engine.sampleRate
      let sink = try DeviceSink(sampleRate: sampleRate, open: open)
      return SamplePlayer(sink: sink, settings: settings, voice: voice, sampleRate: sampleRate)
    }
  }

  /// Whether somebody is listening while the words are spoken. The value is always `true` for a device.
  public var isHeard: Bool { true }

  /// Adds an item to the end of the queue, and returns immediately.
  ///
  /// The item is reported as completed when its last sample is written to the device, up to 50 ms before that sample is
  /// heard. The next item therefore follows without a gap.
  public func enqueue(_ item: SpeechItem) { queue.enqueue(item) }

  /// Silences the device within 20 ms and clears the queue, without waiting.
  public func cancel() { queue.cancel() }

  /// Waits until everything has been played, and closes the device.
  public func finish() throws { try queue.finish() }

  /// Changes the settings for items that are enqueued later.
  public func use(_ settings: SpeechSettings) { queue.use(settings) }

  /// Sets the handler that is called whenever an item ends.
  public func onFinish(
    _ handler: @escaping @Sendable (SpeechItem.ID, _ completed: Bool) -> Void
  ) {
    queue.onFinish(handler)
  }

  /// Sets the handler that receives the reason why an item was not heard.
  public func onFailure(_ handler: @escaping @Sendable (SpeechError) -> Void) {
    queue.onFailure(handler)
  }
}
