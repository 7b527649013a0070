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
  static let ending: [TurnStep] = [.settleFocus(round: 0), .awaitSettled, .settleSpeech]

  /// Runs a step and then the ending of a turn.
  func run(_ step: TurnStep) {
    turn.add(Self.ending)
    run([step])
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
      if case .wait = readiness(of: step) { return turn.wait(for: step, since: state.now) }
      if isPass(step), !turn.countPass() {
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

  /// Calls a closure when the open turn ends, or at once if no turn is open.
  func whenTurnIsOver(_ body: @escaping @MainActor () -> Void) {
    if turn.isOver { body() } else { waiters.append(body) }
  }

  /// Ends the wait of an open turn: applies the updates that have arrived and abandons the rest.
  func stopWaiting() {
    guard !turn.isOver else { return }
    state.link.abandon()
    let wasGivenUp = state.link.isGivenUp
    state.link.isGivenUp = true
    stop()
    run([.update(state.link.takeHeld())] + Self.ending)
    state.link.isGivenUp = wasGivenUp
  }

  private func stop() {
    turn.cutShort()
    state.keyboard.wanted = nil
  }

  /// Whether a step can run now.
  private enum Readiness { case now, wait }

  private func readiness(of step: TurnStep) -> Readiness {
    switch step {
    case .awaitAnswer(let ticket, _, _):
      if state.link.isClosed { return .now }
      guard state.link.isAnswered(ticket) else { return .wait }
      // A script hears the same however the source's updates are spread over time.
      return state.isRealTime || state.progress == .settled ? .now : .wait
    case .awaitSettled: return state.progress == .settled ? .now : .wait
    case .awaitOpening:
      // A person can start reading a page while the rest of it loads.
      let isThere = state.isRealTime && state.tree.root != nil
      return isThere || state.progress == .settled ? .now : .wait
    case .passTime(let end): return TimePhase.waitsOnTheWall(until: end, state) ? .wait : .now
    case .awaitItems: return PromptPhase.knowsItems(state) ? .now : .wait
    default: return .now
    }
  }

  private func isPass(_ step: TurnStep) -> Bool {
    switch step {
    case .request, .system, .settleFocus: true
    default: false
    }
  }

  private func perform(_ step: TurnStep) -> [TurnStep] {
    switch step {
    case .key(let key, let held, let stage): KeyPhase.decide(key, held: held, stage, state)
    case .offer(let requests, let key, let held, let stage):
      KeyPhase.offer(requests, orElse: key, held: held, stage)
    case .passedKey(let requests, let key): KeyPhase.pass(requests, key, state)
    case .command(let command): CommandPhase.decide(command, state)
    case .start: NavigatorPhase.start(state)
    case .navigate(let command): NavigatorPhase.perform(command, state)
    case .introduce(let technology): NavigatorPhase.introduce(technology, state)
    case .readOn: NavigatorPhase.readOn(state)
    case .findFocus(let words, let technologies):
      NavigatorPhase.focus(words, technologies, state)
    case .prompt(let step): PromptPhase.perform(step, state)
    case .keyboard(let step): KeyboardPhase.perform(step, state)
    case .effect(let effect, let technology): EffectPhase.perform(effect, technology, state)
    case .echo(let typed): TypingPhase.echo(typed, state)
    case .request(let request, let reaction): RequestPhase.ask(request, reaction, state)
    case .system(let request, let reaction): RequestPhase.ask(request, reaction, state)
    case .outcome(let outcome, let reaction): RequestPhase.react(outcome, reaction, state)
    case .makeRows(let search): RequestPhase.makeRows(search, state)
    case .makeAllRows: RequestPhase.makeAllRows(state)
    case .awaitAnswer(let ticket, let request, let reaction):
      RequestPhase.takeAnswer(ticket, request, reaction, state)
    case .awaitSettled: UpdatePhase.takeHeld(state)
    case .awaitOpening: UpdatePhase.open(state)
    case .passTime(let end): TimePhase.pass(until: end, state)
    case .awaitItems: []
    case .update(let updates): UpdatePhase.take(updates, state)
    case .settleFocus(let round): FocusPhase.begin(round, state)
    case .reportFocus(let round): FocusPhase.report(round, state)
    case .settleSpeech: EffectPhase.settle(state)
    case .finish: EffectPhase.finish(state)
    }
  }
}
