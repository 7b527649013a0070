// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The passage of time, during which every due event happens at its scheduled time.
extension SessionCore {
  /// The next time at which the scanner moves or an utterance ends without user input.
  ///
  /// A scanner moves only while the keys control it.
  package var deadline: Duration? {
    [navigators.current?.deadline, speech.end].compactMap(\.self).min()
  }

  /// Adds the steps for the next event that is due by the target time, or returns `false` if no event is due.
  mutating func happensNext() -> Bool {
    guard let target = timeTarget else { return false }
    if let waitDeadline, waitDeadline <= target {
      giveUpWaiting()
      return true
    }
    guard let due = deadline, due <= target else {
      pass(to: target)
      timeTarget = nil
      return false
    }
    pass(to: due)
    turn.add(happen(at: due))
    return true
  }

  /// Handles the next due event: the end of an utterance, or a move of the scanner.
  private mutating func happen(at due: Duration) -> [TurnStep] {
    if let end = speech.end, end <= due, let current = speech.current {
      return speechDidEnd(current.id, speech.hasFailed ? .failed : .finished)
    }
    let (tree, technology) = (self.tree, navigators.driven)
    speech.beginTurn()
    let effects = navigators.update(technology) { $0.advance(to: due, in: tree) }
    return TurnStep.steps(effects ?? [], technology) + [.settleFocus(round: 0)]
  }
}

// Scripts.
extension SessionCore {
  /// The maximum time for which a script waits for words.
  static let longestWait: Duration = .seconds(30)
  private static let shortestStep: Duration = .milliseconds(100)

  /// Lets time pass in a script.
  static func pass(until end: Duration) -> TurnStep {
    .wait(.time(end), then: .advance(until: end))
  }

  /// Lets time pass in a script until the given words are spoken, or until an element contains them.
  mutating func advance(until end: Duration, for words: String) -> [TurnStep] {
    let isThere =
      log.hasHeardAwaited
      || !VoiceOver.items(matching: words, in: tree, settings.verbosity).isEmpty
    guard !isThere, !link.isClosed else { return [] }
    guard now < end else {
      let seconds = Self.longestWait.components.seconds
      return [.show("“\(words)” was neither spoken nor shown within \(seconds) s.", self)]
    }
    // Searching a large page takes a long time, so the steps become longer as the wait continues.
    let step = max(Self.shortestStep, (Self.longestWait - (end - now)) / 10)
    return [
      Self.pass(until: min(now + step, end)), .takeArrived, .advanceFor(words, until: end),
    ]
  }

  /// Advances to the time of the next event, or to the given end if no event is due before it.
  mutating func advance(until end: Duration) -> [TurnStep] {
    let due = deadline.flatMap { $0 <= end ? $0 : nil }
    let target = max(due ?? end, now)
    pass(to: target)
    // Events that the source itself sends up to that time are handled first.
    if link.isBehind(target) {
      speech.beginTurn()
      let step = link.step(to: target)
      call(.advance(by: step), for: .update(then: [.settled, Self.pass(until: end)]))
      return []
    }
    guard due != nil else { return [] }
    return happen(at: target) + [Self.pass(until: end)]
  }

  /// Returns whether a script must wait until the wall clock reaches the given time.
  func waitsOnTheWall(until end: Duration) -> Bool {
    guard pacing == .scriptOnTheWall, link.isOnTheWall else { return false }
    return link.time < min(deadline ?? end, end)
  }
}
