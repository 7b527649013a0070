// SPDX-License-Identifier: MIT

/// A destination for speech.
///
/// All outputs of the process share one engine and one thread, which processes items in order. An item of one output
/// therefore waits for items that were enqueued earlier on another output.
public protocol SpeechOutput: AnyObject, Sendable {
  /// Whether somebody is listening while the words are spoken, so that waiting for the end of the words is worthwhile.
  var isHeard: Bool { get }

  /// Adds an item to the end of the queue, and returns immediately.
  ///
  /// After `finish()`, the item is dropped and reported as not completed.
  func enqueue(_ item: SpeechItem)

  /// Silences the output immediately and clears its queue, without blocking the caller.
  ///
  /// Every dropped item is reported as not completed. An output that nobody hears in real time can ignore the call if
  /// the output's documentation states this.
  func cancel()

  /// Changes the settings for items that are enqueued later.
  ///
  /// If the voice does not exist, the previous settings remain in effect, and the error is reported to the handler of
  /// ``onFailure(_:)``.
  func use(_ settings: SpeechSettings)

  /// Waits until all queued items are played or written, then closes the output.
  ///
  /// Throws the first error that occurred while playing or writing or, if there was none, the first error of the voice.
  /// A second call has no effect. The method throws an error if it is called from the `onFinish` handler.
  func finish() throws

  /// Sets the handler that is called at the end of each item, in order, on the speech thread.
  ///
  /// `completed` is `true` if the item was played to its end, even if the voice could not speak some of its words. The
  /// value is `false` if the item was canceled, or if the device or the file failed. The handler replaces an earlier
  /// handler, and delays speech while it runs.
  func onFinish(_ handler: @escaping @Sendable (SpeechItem.ID, _ completed: Bool) -> Void)

  /// Sets the handler that receives, on the speech thread, the reason that an item was not heard.
  ///
  /// If several consecutive items fail for the same reason, only the first failure is reported. The handler replaces an
  /// earlier handler.
  func onFailure(_ handler: @escaping @Sendable (SpeechError) -> Void)
}

extension SpeechOutput {
  /// By default, the value is `false`, because the words are written to a file or discarded, so nobody is listening.
  public var isHeard: Bool { false }

  /// Does nothing by default, because nobody hears the difference.
  public func use(_ settings: SpeechSettings) {}

  /// Does nothing by default, because an output either cannot fail or reports failures only when it is finished.
  public func onFailure(_ handler: @escaping @Sendable (SpeechError) -> Void) {}
}
