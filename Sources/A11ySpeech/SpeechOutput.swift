// SPDX-License-Identifier: MIT

/// An output that plays, writes or discards speech.
///
/// All outputs in the process share one engine and one thread, which processes items in order. An item therefore waits
/// for all items that were queued earlier, even on another output.
public protocol SpeechOutput: AnyObject, Sendable {
  /// Whether somebody listens while the words are spoken, so that waiting for the end of the words is worthwhile.
  var isHeard: Bool { get }

  /// Adds an item to the end of the queue, and returns immediately.
  ///
  /// After `finish()` has been called, the item is dropped and reported as not completed.
  func enqueue(_ item: SpeechItem)

  /// Silences the output immediately and clears its queue, without blocking the caller.
  ///
  /// Every dropped item is reported as not completed. An output that nobody hears in real time can ignore the call,
  /// provided that its documentation says so.
  func cancel()

  /// Changes the settings for items that are enqueued later.
  ///
  /// If the voice does not exist, the previous settings remain in effect, and the ``onFailure(_:)`` handler receives
  /// the error.
  func use(_ settings: SpeechSettings)

  /// Waits until all queued items have been played or written, and then closes the output.
  ///
  /// Throws the first error that occurred while playing or writing or, if there was none, the first error from the
  /// voice. A second call has no effect. The method throws an error if it is called from the `onFinish` handler.
  func finish() throws

  /// Sets the handler that is called on the speech thread at the end of each item, in order.
  ///
  /// The `completed` argument is `true` if the item was played to its end, even if the voice could not speak some of
  /// its words. The argument is `false` if the item was canceled, or if the device or the file failed. The handler
  /// replaces any earlier handler, and delays speech while it runs.
  func onFinish(_ handler: @escaping @Sendable (SpeechItem.ID, _ completed: Bool) -> Void)

  /// Sets the handler that receives, on the speech thread, the reason why an item was not heard.
  ///
  /// If several consecutive items fail for the same reason, only the first failure is reported. The handler replaces
  /// any earlier handler.
  func onFailure(_ handler: @escaping @Sendable (SpeechError) -> Void)
}

extension SpeechOutput {
  /// The default is `false`, because the words are written to a file or discarded, so nobody is listening.
  public var isHeard: Bool { false }

  /// The default implementation does nothing, because nobody hears the difference.
  public func use(_ settings: SpeechSettings) {}

  /// The default implementation does nothing, because an output either cannot fail or reports failures only when it is
  /// finished.
  public func onFailure(_ handler: @escaping @Sendable (SpeechError) -> Void) {}
}
