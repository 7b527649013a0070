// SPDX-License-Identifier: MIT

/// Speech through the user's Speech Dispatcher, with the voice, rate and language that the user has chosen for all
/// other programs.
///
/// Settings that differ from ``SpeechSettings/default`` override the user's own settings. Tones are not played, because
/// Speech Dispatcher accepts only words.
public final class DispatcherSpeech: SpeechOutput {
  private let queue: SpeechQueue

  /// Connects to the server, starting it first if necessary. Connecting takes at most a few seconds.
  ///
  /// Throws ``SpeechError/noVoice(reason:)``.
  public convenience init(settings: SpeechSettings = .default) throws {
    try self.init(settings: settings, connect: DispatcherAddress.connect)
  }

  init(
    settings: SpeechSettings,
    connect: @escaping @Sendable () throws(SpeechError) -> DispatcherConnection
  ) throws {
    queue = try SpeechQueue { _ in try DispatcherPlayer(settings: settings, connect: connect) }
  }

  /// Whether somebody is listening while the words are spoken. The value is always `true` for Speech Dispatcher.
  public var isHeard: Bool { true }

  /// Adds an item to the end of the queue, and returns immediately.
  public func enqueue(_ item: SpeechItem) { queue.enqueue(item) }

  /// Silences the server within a few hundredths of a second, without blocking the caller.
  public func cancel() { queue.cancel() }

  /// Waits until all text has been spoken, and closes the connection to the server.
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
