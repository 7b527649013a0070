// SPDX-License-Identifier: MIT

import A11ySpeech
import A11yTree

/// What an open turn of a session waits for.
public enum SessionWait: Hashable, Sendable {
  /// Nothing: the turn is over.
  case none
  /// The source; the words say for what, as in `the page to load`.
  case source(String)
  /// The wall clock to advance by a duration.
  case time(Duration)
}

extension AssistiveSession {
  /// What the open turn waits for.
  public var wait: SessionWait {
    runner.wait
  }

  /// Ends the wait of an open turn that took too long; a notice says what it waited for.
  public func giveUpWaiting() {
    guard case .source(let words) = wait else { return runner.stopWaiting() }
    state.link.giveUp(words)
    runner.stopWaiting()
    state.show("Went on without \(words), which took too long.")
  }

  /// What the session went on without, in words; `nil` if everything arrived that it waited for.
  ///
  /// What was heard since says little of the source.
  public var missed: String? {
    if let missed = state.link.missed { return missed }
    return state.link.isClosed && state.tree.root == nil ? "any element of the source" : nil
  }

  /// Calls back when the open turn is over; at once if there is none.
  public func whenTurnIsOver(_ body: @escaping @MainActor () -> Void) {
    runner.whenTurnIsOver(body)
  }

  /// Reports that the wall-clock time has passed that the open turn waits for.
  public func timeDidPass() {
    guard case .time(let time) = wait else { return }
    state.link.timeDidPass(time)
    run([])
  }
}

extension AssistiveSession {
  /// When something next happens by itself: the scanner moves, an utterance ends, or a wait times
  /// out.
  public var deadline: Duration? {
    [state.deadline, waitDeadline].compactMap(\.self).min()
  }

  /// Advances the time; everything due on the way happens at its own time.
  public func advance(to time: Duration) {
    if let waitDeadline, waitDeadline <= time { giveUpWaiting() }
    while let due = state.deadline, due <= time {
      state.pass(to: due)
      run(TimePhase.happen(at: due, state))
    }
    state.pass(to: time)
  }

  /// Lets everything that is being read finish.
  public func finishReading() {
    while state.navigators.isReading, let end = state.speech.end { advance(to: end) }
    run([.settleSpeech])
  }

  /// Continues when the voice has finished the item with an id.
  ///
  /// Only needed if the session waits for the voice.
  ///
  /// - Parameter isHeard: Whether the item was heard to its end. If not, such as when the sound device
  ///   is lost, the session continues when it would have been.
  public func speechDidFinish(_ id: SpeechItem.ID, isHeard: Bool = true) {
    guard isHeard else { return state.speech.lose(id.rawValue) }
    run(EffectPhase.finish(id.rawValue, state))
  }

  private var waitDeadline: Duration? {
    guard state.isRealTime else { return nil }
    return runner.turn.waitsSince.map { $0 + Self.waitLimit }
  }
}
