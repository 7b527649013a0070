// SPDX-License-Identifier: MIT

import A11yTree

extension AssistiveSession {
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
