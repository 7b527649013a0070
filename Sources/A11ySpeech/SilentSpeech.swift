// SPDX-License-Identifier: MIT

/// Speech that goes nowhere: every item ends at once, in order, without the engine.
public final class SilentSpeech: SpeechOutput {
  private let queue = SpeechQueue(player: { SilentPlayer() })

  /// Creates the output; it cannot fail.
  public init() {}

  /// Ends the item at once on the speech thread, as completed.
  public func enqueue(_ item: SpeechItem) { queue.enqueue(item) }

  /// Drops the items that have not ended.
  public func cancel() { queue.cancel() }

  /// Waits until every item has been reported.
  public func finish() throws { try queue.finish() }

  /// Sets the handler that is called at the end of each item.
  public func onFinish(
    _ handler: @escaping @Sendable (SpeechItem.ID, _ completed: Bool) -> Void
  ) {
    queue.onFinish(handler)
  }
}

private final class SilentPlayer: ItemPlayer {
  func play(_ item: SpeechItem, engine: SpeechEngine, as playing: PlayingItem) throws -> Bool {
    true
  }

  func use(_ settings: SpeechSettings, engine: SpeechEngine) {}

  func discard() {}

  func finish() throws {}

  func abandon() {}
}
