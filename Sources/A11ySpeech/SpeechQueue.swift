// SPDX-License-Identifier: MIT

import Synchronization

/// The queue of items that one output sends to the speech thread.
final class SpeechQueue: Sendable {
  typealias Handler = @Sendable (SpeechItem.ID, Bool) -> Void
  typealias FailureHandler = @Sendable (SpeechError) -> Void

  private struct State {
    var handler: Handler?
    var failureHandler: FailureHandler?
    /// The failure that ``finish()`` throws: the first failure that is more serious than lost words or, if there is
    /// none, the first failure.
    var failure: SpeechError?
    /// The failure since an item was last heard, stored so that the same failure is not reported for every item.
    var lastFailure: SpeechError?
    /// Whether no item has been enqueued since the last cancellation.
    var isSilenced = false
  }

  /// The number of the output that the process created most recently.
  private static let lastID = Atomic<UInt64>(0)
  private let id = SpeechQueue.lastID.add(1, ordering: .relaxed).newValue
  private let cancellation = Cancellation()
  private let state = Mutex(State())

  /// Creates the player on the speech thread, and waits until the player exists.
  init(makePlayer: @escaping @Sendable (SpeechContext) throws -> any ItemPlayer) throws {
    try SpeechThread.shared.perform("opening an output") { [id] context in
      context.players[id] = try makePlayer(context)
    }
  }

  /// Creates a player that needs no engine, without waiting until the player exists.
  init(player: @escaping @Sendable () -> any ItemPlayer) {
    SpeechThread.shared.submit { [id] in $0.players[id] = player() }
  }

  deinit {
    SpeechThread.shared.submit { [id] in $0.players.removeValue(forKey: id)?.abandon() }
  }

  func onFinish(_ handler: @escaping Handler) {
    state.withLock { $0.handler = handler }
  }

  func onFailure(_ handler: @escaping FailureHandler) {
    state.withLock { $0.failureHandler = handler }
  }

  func enqueue(_ item: SpeechItem) {
    state.withLock { $0.isSilenced = false }
    let playing = PlayingItem(cancellation: cancellation, generation: cancellation.current)
    SpeechThread.shared.submit { [self] context in
      let isWhole = play(item, as: playing, in: context)
      state.withLock { $0.handler }?(item.id, isWhole)
    }
  }

  func use(_ settings: SpeechSettings) {
    SpeechThread.shared.submit { [self] context in
      do throws(SpeechError) {
        try context.players[id]?.use(settings, engine: context.engine)
      } catch {
        state.withLock { $0.failureHandler }?(error)
      }
    }
  }

  func cancel() {
    cancellation.cancel()
    state.withLock { $0.isSilenced = true }
    SpeechThread.shared.submit(urgent: true) { [id] in $0.players[id]?.discard() }
  }

  /// Finishes the output, and waits until it has finished. If no items remain to be heard, the method waits at most
  /// ``patience`` seconds, because a device that hangs must not prevent the user from quitting.
  func finish() throws {
    let answer = try SpeechThread.shared.ask("finish()") { [self] context in
      guard let player = context.players.removeValue(forKey: id) else { return }
      guard let failure = state.withLock({ $0.failure }) else { return try player.finish() }
      // If words are lost, the remaining output is unaffected.
      if failure.losesOnlyWords { try player.finish() } else { player.abandon() }
      throw failure
    }
    guard state.withLock({ $0.isSilenced }) else { return try answer.wait() }
    _ = try answer.wait(atMost: Self.patience)
  }

  private static let patience = 0.3

  private func play(
    _ item: SpeechItem,
    as playing: PlayingItem,
    in context: SpeechContext
  ) -> Bool {
    guard let player = context.players[id], !playing.isCancelled else { return false }
    do {
      let isWhole = try player.play(item, engine: context.engine, as: playing)
      // The output is silenced before the item's end is reported.
      if !isWhole { player.discard() }
      // An item without words or tones succeeds even if the device is lost, so the connection is checked.
      if player.isConnected { state.withLock { $0.lastFailure = nil } }
      return isWhole
    } catch {
      let failure = error as? SpeechError ?? .cannotSpeak(reason: "\(error)")
      report(failure)
      // If the voice failed to speak some words, the item is still reported as completed. If there is no voice at all,
      // the item is not reported as completed.
      if case .noVoice = failure { return false }
      return failure.losesOnlyWords
    }
  }

  private func report(_ failure: SpeechError) {
    let handler: FailureHandler? = state.withLock { state in
      // A failure that loses only words is replaced by the next failure, which may be more serious.
      if state.failure?.losesOnlyWords ?? true { state.failure = failure }
      defer { state.lastFailure = failure }
      return state.lastFailure.map(failure.repeats) == true ? nil : state.failureHandler
    }
    handler?(failure)
  }
}
