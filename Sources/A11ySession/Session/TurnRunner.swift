// SPDX-License-Identifier: MIT

import A11yTree

/// Runs the steps of a turn until none remain or one has to wait.
@MainActor
final class TurnRunner {
  let state: SessionState
  private(set) var turn = Turn()
  private var isRunning = false
  private var waiters: [@MainActor () -> Void] = []

  init(_ state: SessionState) { self.state = state }

  /// The steps that end every turn.
  static var ending: [TurnStep] { [.settleFocus(round: 0), UpdatePhase.settled, .settleSpeech] }

  /// Takes a command through all phases.
  func run(_ command: SessionCommand) {
    turn.add(Self.ending)
    run([.decide { CommandDecision.decide(command, $0) }])
  }

  /// Runs steps before those that remain in the open turn, and then the remaining ones.
  ///
  /// If a source sends an event during a step, the event is handled after that step.
  func run(_ steps: [TurnStep]) {
    turn.add(steps)
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    while let step = turn.takeNext() {
      if case .wait(let wait, _) = step, !isOver(wait) {
        state.log.trace("waits for \(words(for: wait))")
        return turn.wait(for: step, since: state.now)
      }
      if step.isPass, !turn.countPass() {
        stop()
        state.show("The program and the cursors went on asking each other; they were stopped.")
      } else {
        turn.add(perform(step))
      }
    }
    turn.end()
    guard !waiters.isEmpty else { return }
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter() }
  }

  /// The phases of a turn: each takes its steps, and returns those that follow.
  private func perform(_ step: TurnStep) -> [TurnStep] {
    switch step {
    case .decide(let decide): decide(state)
    case .effect(let effect, let technology): EffectPhase.perform(effect, technology, state)
    case .request(let request): RequestPhase.ask(request, state)
    case .makeRows(let search): RowPhase.make(search, state)
    case .update(let updates): UpdatePhase.take(updates, state)
    case .wait(_, let then): then(state)
    case .settleFocus(let round): FocusPhase.settle(round, state)
    case .settleSpeech: EffectPhase.settle(state)
    }
  }

  /// Whether a wait is over.
  private func isOver(_ wait: TurnWait) -> Bool {
    switch wait {
    case .answer(let ticket):
      if state.link.isClosed { return true }
      guard state.link.isAnswered(ticket) else { return false }
      // A script hears the same however the source's updates are spread over time.
      return state.isRealTime || state.link.progress == .settled
    case .settled: return state.link.progress == .settled
    case .opening:
      // A person can start reading a page while the rest of it loads.
      let isThere = state.isRealTime && state.tree.root != nil
      return isThere || state.link.progress == .settled
    case .time(let end): return !TimePhase.waitsOnTheWall(until: end, state)
    case .items(let number): return state.line.chooser.descriptions >= number
    }
  }

  /// What a wait is for, in words.
  private func words(for wait: TurnWait) -> String {
    switch wait {
    case .items: return "the list of items"
    case .time(let end): return "\(end) on the wall clock"
    case .answer, .settled, .opening:
      if case .waiting(let words) = state.link.progress { return words }
      return "the source"
    }
  }
}

extension TurnRunner {
  /// What the open turn waits for.
  var wait: SessionWait {
    guard !turn.isOver else { return .none }
    guard case .wait(let wait, _)? = turn.next else { return .source("the source") }
    if case .time(let end) = wait {
      return .time(max(min(state.deadline ?? end, end) - state.link.time, .zero))
    }
    return .source(words(for: wait))
  }

  /// Calls a closure when the open turn ends, or at once if no turn is open.
  func whenTurnIsOver(_ body: @escaping @MainActor () -> Void) {
    if turn.isOver { body() } else { waiters.append(body) }
  }

  /// Ends the wait of an open turn: applies the updates that have arrived and abandons the rest.
  func stopWaiting() {
    guard !turn.isOver else { return }
    state.log.trace("ends the wait")
    state.link.abandon()
    state.link.withoutWaiting {
      stop()
      run([.update(state.link.takeHeld())] + Self.ending)
    }
  }

  private func stop() {
    turn.cutShort()
    state.keyboard.dropWish()
  }
}

extension TurnStep {
  /// Whether the step counts as a pass: programs and cursors could go on with it for ever.
  fileprivate var isPass: Bool {
    switch self {
    case .request(let request): request.canGoOn
    case .settleFocus: true
    default: false
    }
  }
}
