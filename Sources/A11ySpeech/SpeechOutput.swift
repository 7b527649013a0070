/// A place where speech goes.
///
/// Items are taken in order by one engine and one thread that every output of the process shares,
/// so an item of one output waits for the items that were enqueued before it on another.
public protocol SpeechOutput: AnyObject, Sendable {
  /// Adds an item after those already queued, and returns at once.
  ///
  /// After `finish()` the item is dropped and reported as not completed.
  func enqueue(_ item: SpeechItem)

  /// Makes the output silent at once and drops its queue, without blocking the caller.
  ///
  /// Every dropped item is reported as not completed. Outputs in which nothing is heard as time
  /// passes may ignore it and say so.
  func cancel()

  /// Waits until all that is queued is played or written, then closes the output.
  ///
  /// Throws the first error that playing or writing met. A second call does nothing.
  /// It must not be called from the `onFinish` handler, and throws there.
  func finish() throws

  /// Sets the handler that is told of the end of each item, in order, from the speech thread.
  ///
  /// `completed` is true when the item has been handed over whole, and false when it was cancelled
  /// or failed. The handler replaces an earlier one. It holds up speech while it runs.
  func onFinish(_ handler: @escaping @Sendable (SpeechItem.ID, _ completed: Bool) -> Void)
}
