// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// Runs a session by a script: each command waits for the previous turn to end.
///
/// The main queue runs while a turn is open, so whatever the source posts there arrives. Nothing
/// sleeps, and a source that answers at once causes no wait.
@MainActor
public struct ScriptDriver {
  /// The session that is run.
  public let session: AssistiveSession
  /// The maximum wait for a turn, in wall-clock time.
  public var limit: Duration
  /// Called before each wait, which may be long: what was heard so far can be handed on.
  public var willWait: (@MainActor () -> Void)?

  /// Takes a session that has not been started.
  public init(_ session: AssistiveSession, limit: Duration = AssistiveSession.waitLimit) {
    self.session = session
    self.limit = limit
  }

  /// Opens the tree, and waits for it.
  public func start() {
    session.start()
    finishTurn()
  }

  /// Performs a command, and waits until all of its consequences have arrived.
  public func perform(_ command: SessionCommand) {
    session.perform(command)
    finishTurn()
  }

  /// Speaks every element in reading order with VoiceOver. O(number of elements × depth).
  ///
  /// - Parameter showsMessage: Whether a message covers the elements, which ``closeMessages(while:within:)``
  ///   closes.
  public func readThrough(
    within limit: ReadingLimit = ReadingLimit(),
    closingMessages showsMessage: () -> Bool = { false }
  ) {
    session.turnOnVoiceOver()
    guard session.load() else { return }
    session.send(.ask(.stayAtTop))
    perform(.voiceOver(.first))
    walkToEnd(within: limit)
    closeMessages(while: showsMessage, within: limit)
  }

  /// Closes the messages that cover everything else, and reads what they covered.
  ///
  /// Escape is the answer that changes least: a question is cancelled.
  public func closeMessages(while showsMessage: () -> Bool, within limit: ReadingLimit) {
    for _ in 0..<Self.mostMessages where showsMessage() && !session.isFinished {
      perform(.voiceOver(.escape))
      walkToEnd(within: limit)
    }
  }

  /// The most messages that are closed to read what they cover, because a page may show them for ever.
  private static let mostMessages = 20

  /// Moves VoiceOver's cursor on until there is nothing further, the session ends, or the limit is
  /// reached, which the limit then says.
  public func walkToEnd(within limit: ReadingLimit) {
    let stops = limit.stops(of: session.tree)
    if !walkToEnd(atMost: stops - 1) { limit.end(after: stops) }
  }

  /// Moves VoiceOver's cursor on until there is nothing further, or the session ends.
  ///
  /// - Parameter limit: The most steps to take.
  /// - Returns: Whether there was nothing further.
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

  /// Runs until everything being read has been read to its end.
  public func finishReading() {
    session.finishReading()
    finishTurn()
  }

  /// Waits until the open turn is over.
  private func finishTurn() {
    // Whatever a program posted because of the command is part of the turn.
    if session.source.clock == .wall { MainQueue.drain() }
    guard session.wait != .none else { return }
    willWait?()
    let end = Date(timeIntervalSinceNow: limit.seconds)
    while true {
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
