// SPDX-License-Identifier: MIT

/// Speech through the user's Speech Dispatcher, with the voice, rate and language that they use for
/// everything else.
///
/// Settings that differ from ``SpeechSettings/default`` go before the user's. Sounds are not heard:
/// the server takes words.
public final class DispatcherSpeech: SpeechOutput {
  private let queue: SpeechQueue

  /// Connects to the server, which is started if it does not run; takes at most some seconds.
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

  /// Whether somebody listens while the words are spoken: yes.
  public var isHeard: Bool { true }

  /// Adds an item after those already queued, and returns at once.
  public func enqueue(_ item: SpeechItem) { queue.enqueue(item) }

  /// Has the server fall silent within some hundredths of a second; returns at once.
  public func cancel() { queue.cancel() }

  /// Waits until everything is heard, and leaves the server.
  public func finish() throws { try queue.finish() }

  /// Has items that are enqueued from now on sound otherwise.
  public func use(_ settings: SpeechSettings) { queue.use(settings) }

  /// Sets the handler that is called at the end of each item.
  public func onFinish(
    _ handler: @escaping @Sendable (SpeechItem.ID, _ completed: Bool) -> Void
  ) {
    queue.onFinish(handler)
  }

  /// Sets the handler that is told why an item was not heard.
  public func onFailure(_ handler: @escaping @Sendable (SpeechError) -> Void) {
    queue.onFailure(handler)
  }
}
