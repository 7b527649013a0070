import Synchronization

/// The items of one output on their way to the speech thread.
final class SpeechQueue: Sendable {
  typealias Handler = @Sendable (SpeechItem.ID, Bool) -> Void

  private struct State {
    var handler: Handler?
    var failure: (any Error)?
  }

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

  /// Makes a player that needs no engine, without waiting.
  init(player: @escaping @Sendable () -> any ItemPlayer) {
    SpeechThread.shared.submit { [id] in $0.players[id] = player() }
  }

  deinit {
    SpeechThread.shared.submit { [id] in $0.players.removeValue(forKey: id)?.abandon() }
  }

  func onFinish(_ handler: @escaping Handler) {
    state.withLock { $0.handler = handler }
  }

  func enqueue(_ item: SpeechItem) {
    let playing = PlayingItem(cancellation: cancellation, generation: cancellation.current)
    SpeechThread.shared.submit { [self] context in
      let isWhole = play(item, as: playing, in: context)
      state.withLock { $0.handler }?(item.id, isWhole)
    }
  }

  func cancel() {
    cancellation.cancel()
    SpeechThread.shared.submit(urgent: true) { [id] in $0.players[id]?.discard() }
  }

  func finish() throws {
    try SpeechThread.shared.perform("finish()") { [self] context in
      guard let player = context.players.removeValue(forKey: id) else { return }
      if let failure = state.withLock({ $0.failure }) {
        player.abandon()
        throw failure
      }
      try player.finish()
    }
  }

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
      return isWhole
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
      return false
    }
  }
}
