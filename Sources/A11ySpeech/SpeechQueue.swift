// SPDX-License-Identifier: MIT

import Synchronization

/// The items of one output on their way to the speech thread.
final class SpeechQueue: Sendable {
  typealias Handler = @Sendable (SpeechItem.ID, Bool) -> Void
  typealias FailureHandler = @Sendable (SpeechError) -> Void

  private struct State {
    var handler: Handler?
    var failureHandler: FailureHandler?
    /// The first failure, which the end of the output reports.
    var failure: SpeechError?
    /// Why nothing has been heard since the last item that was, so that the same is not told for each
    /// of many.
    var lastFailure: SpeechError?
    /// Whether nothing was enqueued after the last cancel.
    var isSilenced = false
  }

  /// The number of the last output on the process's one speech thread.
  private static let lastID = Atomic<UInt64>(0)
  private let id = SpeechQueue.lastID.add(1, ordering: .relaxed).newValue
  private let cancellation = Cancellation()
  private let state = Mutex(State())

  /// Makes the player on the speech thread and waits for it.
  init(makePlayer: @escaping @Sendable (SpeechContext) throws -> any ItemPlayer) throws {
    try SpeechThread.shared.perform("opening an output") { [id] context in
      context.players[id] = try makePlayer(context)
    }
  }

  /// Creates a player that needs no engine, without waiting.
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

  /// Ends the output; waits for that, but where nothing is left to be heard no longer than
  /// ``patience``: a device that hangs must not keep anybody from leaving.
  func finish() throws {
    let answer = try SpeechThread.shared.ask("finish()") { [self] context in
      guard let player = context.players.removeValue(forKey: id) else { return }
      guard let failure = state.withLock({ $0.failure }) else { return try player.finish() }
      // Words that were lost leave the rest as it is.
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
      // Silence first, then the report.
      if !isWhole { player.discard() }
      // An item without words or tones says nothing of a device that is lost.
      if player.isConnected { state.withLock { $0.lastFailure = nil } }
      return isWhole
    } catch {
      let failure = error as? SpeechError ?? .cannotSpeak(reason: "\(error)")
      report(failure)
      // A voice that gives up has come to the end of its text. Where there is none, there is no end.
      if case .noVoice = failure { return false }
      return failure.losesOnlyWords
    }
  }

  private func report(_ failure: SpeechError) {
    let handler: FailureHandler? = state.withLock { state in
      // Any other failure is worse than words that were lost.
      if state.failure?.losesOnlyWords ?? true { state.failure = failure }
      defer { state.lastFailure = failure }
      return state.lastFailure.map(failure.repeats) == true ? nil : state.failureHandler
    }
    handler?(failure)
  }
}
