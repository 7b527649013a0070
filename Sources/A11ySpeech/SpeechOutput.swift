/// A destination for speech.
///
/// All outputs of the process share one engine and one thread, which takes items in order, so an
/// item of one output waits for items enqueued earlier on another.
public protocol SpeechOutput: AnyObject, Sendable {
  /// Adds an item after those already queued, and returns at once.
  ///
  /// After `finish()` the item is dropped and reported as not completed.
  func enqueue(_ item: SpeechItem)

  /// Silences the output at once and drops its queue, without blocking the caller.
  ///
  /// Every dropped item is reported as not completed. Outputs that nobody hears in real time may
  /// ignore it, and document that.
  func cancel()

  /// Waits until everything queued is played or written, then closes the output.
  ///
  /// Throws the first error of playing or writing. A second call does nothing. It must not be
  /// called from the `onFinish` handler, and throws there.
  func finish() throws

  /// Sets the handler that is called at the end of each item, in order, on the speech thread.
  ///
  /// `completed` is true if the item was played or written whole, and false if it was cancelled or
  /// failed. The handler replaces an earlier one, and delays speech while it runs.
  func onFinish(_ handler: @escaping @Sendable (SpeechItem.ID, _ completed: Bool) -> Void)
}
