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
    state.link.giveUp()
    runner.stopWaiting()
    state.show("Went on without \(words), which took too long.")
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

  /// Handles an unsolicited event of the source.
  func receive(_ event: SourceEvent) {
    guard !state.link.isClosed else {
      return state.show("What was shown has closed; what it sent after that was left out.")
    }
    state.link.noteProgress()
    switch event {
    case .changed(let update): arrive(update)
    case .settled: run([])
    case .answered(let ticket, let response):
      switch state.link.take(ticket, response.outcome) {
      case .expected: arrive(response.update)
      case .late(let notice):
        arrive(response.update)
        state.show(notice)
      case .unexpected(let notice): state.show(notice)
      }
    case .notice(let text): state.show(text)
    case .closed(let reason):
      state.link.close()
      run([])
      state.show("\(reason) What was there last can still be read.")
    }
  }

  /// Uses the elements that were described for the item chooser.
  func itemsWereDescribed() {
    state.line.takeDescribedItems(besides: state.tree)
    run([])
  }

  /// Adds an update to the open turn, or runs it as its own turn.
  private func arrive(_ update: TreeUpdate) {
    let steps = RequestPhase.arrive([update], state)
    if runner.turn.isOver {
      state.speech.beginTurn()
      // A script waits until everything has arrived.
      let wait: [TurnStep] = state.isRealTime ? [] : [UpdatePhase.settled]
      run(steps + wait + TurnRunner.ending)
    } else {
      run(steps)
    }
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
  public func speechDidFinish(_ id: SpeechItem.ID) {
    run(SpeechPhase.finish(id.rawValue, state))
  }

  private var waitDeadline: Duration? {
    guard state.isRealTime else { return nil }
    return runner.turn.waitsSince.map { $0 + Self.waitLimit }
  }
}
