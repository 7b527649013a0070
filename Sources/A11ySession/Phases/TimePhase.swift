// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Advances the time; everything due on the way happens at its own time.
@MainActor
enum TimePhase {
  /// Lets time pass in a script.
  static func pass(until end: Duration) -> TurnStep {
    .wait(.time(end)) { advance(to: end, $0) }
  }

  /// The longest time for which words are waited for.
  static let longestWait: Duration = .seconds(30)
  private static let shortestStep: Duration = .milliseconds(100)

  /// Lets time pass in a script until words are spoken, or are those of an element.
  static func pass(until end: Duration, for words: String, _ state: SessionState) -> [TurnStep] {
    let isThere =
      state.log.hasHeardAwaited
      || !VoiceOver.items(matching: words, in: state.tree, state.settings.verbosity).isEmpty
    guard !isThere, !state.link.isClosed else { return [] }
    guard state.now < end else {
      let seconds = longestWait.components.seconds
      return [.notice(verbatim: "“\(words)” did not come within \(seconds) s.", state)]
    }
    // A large page takes long to read: the longer it has been waited, the longer the steps.
    let step = max(shortestStep, (longestWait - (end - state.now)) / 10)
    return [
      pass(until: min(state.now + step, end)), .decide(UpdatePhase.takeArrived),
      .decide { pass(until: end, for: words, $0) },
    ]
  }

  private static func advance(to end: Duration, _ state: SessionState) -> [TurnStep] {
    let due = state.deadline.flatMap { $0 <= end ? $0 : nil }
    let target = max(due ?? end, state.now)
    state.pass(to: target)
    // First the source's own events up to then.
    if state.link.isBehind(target) {
      state.speech.beginTurn()
      state.link.advance(to: target)
      return [UpdatePhase.settled, pass(until: end)]
    }
    guard due != nil else { return [] }
    return happen(at: target, state) + [pass(until: end)]
  }

  /// Does what is due: an utterance has ended, or the scanner moves.
  static func happen(at due: Duration, _ state: SessionState) -> [TurnStep] {
    if let end = state.speech.end, end <= due, let current = state.speech.current {
      return EffectPhase.finish(current.id, state)
    }
    let (tree, technology) = (state.tree, state.navigators.driven)
    state.speech.beginTurn()
    let effects = state.navigators.update(technology) { $0.advance(to: due, in: tree) }
    return NavigatorPhase.steps(effects ?? [], technology) + [.settleFocus(round: 0)]
  }

  /// Whether a script must wait for the wall clock to get there.
  static func waitsOnTheWall(until end: Duration, _ state: SessionState) -> Bool {
    guard state.waitsOnTheWall, state.link.isOnTheWall else { return false }
    return state.link.time < min(state.deadline ?? end, end)
  }
}
