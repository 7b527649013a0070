// SPDX-License-Identifier: MIT

import Synchronization

/// Speech that is discarded. Every item ends immediately, in order, and the engine is not used.
///
/// Until a handler for the end of items is set, no thread runs and items need no processing.
public final class SilentSpeech: SpeechOutput {
  private struct State {
    /// The queue that reports the end of each item once a handler has been set.
    var queue: SpeechQueue?
    var isFinished = false
  }

  private let state = Mutex(State())

  /// Creates the silent output. This cannot fail.
  public init() {}

  /// Ends the item immediately on the speech thread, and reports it as completed.
  public func enqueue(_ item: SpeechItem) { queue?.enqueue(item) }

  /// Drops the items that have not ended yet.
  public func cancel() { queue?.cancel() }

  /// Waits until every item has been reported.
  public func finish() throws {
    try state.withLock { state in
      state.isFinished = true
      return state.queue
    }?.finish()
  }

  /// Sets the handler that is called whenever an item ends.
  public func onFinish(
    _ handler: @escaping @Sendable (SpeechItem.ID, _ completed: Bool) -> Void
  ) {
    let (queue, isLate) = state.withLock { state in
      let queue = state.queue ?? SpeechQueue(player: { SilentPlayer() })
      let isLate = state.queue == nil && state.isFinished
      state.queue = queue
      return (queue, isLate)
    }
    queue.onFinish(handler)
    // Items that are added to the queue after `finish()` are reported as not completed.
    if isLate { try? queue.finish() }
  }

  private var queue: SpeechQueue? { state.withLock(\.queue) }
}

private final class SilentPlayer: ItemPlayer {
  var isConnected: Bool { true }

  func play(_ item: SpeechItem, engine: SpeechEngine, as playing: PlayingItem) throws -> Bool {
    true
  }

  func use(_ settings: SpeechSettings, engine: SpeechEngine) {}

  func discard() {}

  func finish() throws {}

  func abandon() {}
}
