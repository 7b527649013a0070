// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// A driver that runs a session for a script. After each command, the driver waits until the command's turn is over.
///
/// The main queue runs while a turn is open, so that the source's posted work is executed. The driver never sleeps, and
/// no wait occurs if the source answers immediately.
@MainActor
public struct ScriptDriver {
  /// The session that is run.
  public let session: AssistiveSession
  /// The maximum wall-clock time to wait for a turn. The wait starts over whenever the source reports that it is still
  /// busy.
  public var limit: Duration
  /// A closure that is called before each wait. Because a wait can be long, the caller can use the closure to pass on
  /// the words that have been spoken so far.
  public var willWait: (@MainActor () -> Void)?

  /// Creates a driver for a session that has not started.
  public init(_ session: AssistiveSession, limit: Duration = AssistiveSession.waitLimit) {
    self.session = session
    self.limit = limit
  }

  /// Opens the tree, and waits until the turn is over.
  public func start() {
    session.start()
    finishTurn()
  }

  /// Performs a command, and waits until all of its consequences have arrived.
  public func perform(_ command: SessionCommand) {
    session.perform(command)
    finishTurn()
  }

  /// Speaks every element with VoiceOver, in reading order. The complexity is O(number of elements × depth).
  ///
  /// - Parameter showsMessage: Whether a message covers the elements, for ``closeMessages(while:reading:)`` to close.
  public func readThrough(
    within limit: ReadingLimit = ReadingLimit(),
    closingMessages showsMessage: () -> Bool = { false }
  ) {
    session.turnOnVoiceOver()
    guard session.load() else { return }
    session.send(.ask(.stayAtTop))
    perform(.voiceOver(.first))
    walkToEnd(within: limit)
    closeMessages(while: showsMessage) { walkToEnd(within: limit) }
  }

  /// Closes messages that cover the rest of the screen.
  ///
  /// Each message is closed with Escape, which has the smallest effect because it answers a question with Cancel.
  ///
  /// - Parameter read: A closure that is called after each closed message, to read the elements that it covered.
  public func closeMessages(while showsMessage: () -> Bool, reading read: () -> Void = {}) {
    for _ in 0..<Self.mostMessages where showsMessage() && !session.isFinished {
      perform(.voiceOver(.escape))
      read()
    }
  }

  /// The maximum number of messages to close. Without a limit, a page could show new messages forever.
  private static let mostMessages = 20

  /// Moves the VoiceOver cursor forward until there are no more elements, the session ends, or the limit is reached.
  public func walkToEnd(within limit: ReadingLimit) {
    let stops = limit.stops(of: session.tree)
    if !walkToEnd(atMost: stops - 1) { limit.end(after: stops) }
  }

  /// Moves the VoiceOver cursor forward until there are no more elements or the session ends.
  ///
  /// - Parameter limit: The maximum number of steps.
  /// - Returns: Whether the end was reached.
  @discardableResult
  public func walkToEnd(atMost limit: Int) -> Bool {
    for _ in 0..<limit {
      let before = session.focus(of: .voiceOver)
      perform(.voiceOver(.next))
      if session.isFinished || session.focus(of: .voiceOver) == before { return true }
    }
    let tree = session.tree
    guard let cursor = session.focus(of: .voiceOver), let scope = tree.scope else { return true }
    return tree.next(.stop, after: cursor, in: scope) == nil
  }

  /// Advances the session until continuous reading has finished.
  public func finishReading() {
    session.finishReading()
    finishTurn()
  }

  /// Waits until the open turn is over.
  private func finishTurn() {
    // Work that a program schedules in response to the command is part of the turn.
    if session.source.clock == .wall { MainQueue.drain() }
    guard session.wait != .none else { return }
    willWait?()
    var end = Date(timeIntervalSinceNow: limit.seconds)
    var prolongations = session.prolongations
    while true {
      if session.prolongations != prolongations {
        prolongations = session.prolongations
        end = Date(timeIntervalSinceNow: limit.seconds)
      }
      switch session.wait {
      case .none: return
      case .time(let time):
        let due = Date(timeIntervalSinceNow: time.seconds)
        while due.timeIntervalSinceNow > 0 { MainQueue.wait(until: due) }
        session.timeDidPass()
      case .source:
        guard end.timeIntervalSinceNow > 0 else { return session.giveUpWaiting() }
        MainQueue.wait(until: end)
      }
    }
  }
}
