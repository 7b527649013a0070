// SPDX-License-Identifier: MIT

/// Speech that is written to a 16-bit mono WAV file, one item after another.
///
/// The complete file appears when `finish()` returns. If there is a write error, no file appears. If a new process
/// enqueues the same items, it writes exactly the same bytes. If speech is repeated in one process, it can differ
/// slightly, because espeak-ng varies its pitch between calls.
public final class WaveFileSpeech: SpeechOutput {
  private let queue: SpeechQueue

  /// Starts the engine and creates a temporary file in the same folder as `path`.
  ///
  /// Throws ``SpeechError/cannotWrite(path:reason:)``, ``SpeechError/noVoiceData(path:)`` or
  /// ``SpeechError/unknownVoice(_:known:)``.
  public init(path: String, settings: SpeechSettings = .default) throws {
    queue = try SpeechQueue { context in
      let voice = try context.engine.voice(named: settings.voice)
      let sampleRate = context.engine.sampleRate
      let file = try WaveFile(path: path, sampleRate: sampleRate)
      return SamplePlayer(sink: file, settings: settings, voice: voice, sampleRate: sampleRate)
    }
  }

  /// Adds an item. The item is always written completely.
  public func enqueue(_ item: SpeechItem) { queue.enqueue(item) }

  /// Does nothing, because nobody is listening. Every item is written completely, so that the file does not depend
  /// on the speed of the machine.
  public func cancel() {}

  /// Waits until every item has been written, and moves the file to its final path.
  ///
  /// Throws the first write error, in which case no file remains, or otherwise the first error that caused words to be
  /// missing from the file.
  public func finish() throws { try queue.finish() }

  /// Changes the settings for items that are enqueued later.
  public func use(_ settings: SpeechSettings) { queue.use(settings) }

  /// Sets the handler that is called when an item has been written.
  public func onFinish(
    _ handler: @escaping @Sendable (SpeechItem.ID, _ completed: Bool) -> Void
  ) {
    queue.onFinish(handler)
  }

  /// Sets the handler that receives the reason why an item was not written.
  public func onFailure(_ handler: @escaping @Sendable (SpeechError) -> Void) {
    queue.onFailure(handler)
  }
}
