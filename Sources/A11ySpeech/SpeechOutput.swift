// SPDX-License-Identifier: MIT

/// A destination for speech.
///
/// All outputs of the process share one engine and one thread, which takes items in order, so an
/// item of one output waits for items enqueued earlier on another.
public protocol SpeechOutput: AnyObject, Sendable {
  /// Whether somebody listens while the words are spoken, so that their end is worth waiting for.
  var isHeard: Bool { get }

  /// Adds an item after those already queued, and returns at once.
  ///
  /// After `finish()` the item is dropped and reported as not completed.
  func enqueue(_ item: SpeechItem)

  /// Silences the output at once and drops its queue, without blocking the caller.
  ///
  /// Every dropped item is reported as not completed. Outputs that nobody hears in real time may
  /// ignore it, and document that.
  func cancel()

  /// Has items that are enqueued from now on sound otherwise.
  ///
  /// A voice that does not exist leaves the last one, and is told to ``onFailure(_:)``.
  func use(_ settings: SpeechSettings)

  /// Waits until everything queued is played or written, then closes the output.
  ///
  /// Throws the first error of playing or writing, or else of the voice. A second call does nothing. It must not be
  /// called from the `onFinish` handler, and throws there.
  func finish() throws

  /// Sets the handler that is called at the end of each item, in order, on the speech thread.
  ///
  /// `completed` is true if the item came to its end, even if the voice gave up on some of its words,
  /// and false if it was cancelled or the device or file failed. The handler replaces an earlier one, and delays speech while it runs.
  func onFinish(_ handler: @escaping @Sendable (SpeechItem.ID, _ completed: Bool) -> Void)

  /// Sets the handler that is told, on the speech thread, why an item was not heard.
  ///
  /// Of several items that fail for one reason, one after another, only the first is told. The
  /// handler replaces an earlier one.
  func onFailure(_ handler: @escaping @Sendable (SpeechError) -> Void)
}

extension SpeechOutput {
  /// No: the words go into a file, or nowhere.
  public var isHeard: Bool { false }

  /// Does nothing: nobody hears the difference.
  public func use(_ settings: SpeechSettings) {}

  /// Does nothing: this output cannot fail, or says so only at its end.
  public func onFailure(_ handler: @escaping @Sendable (SpeechError) -> Void) {}
}
