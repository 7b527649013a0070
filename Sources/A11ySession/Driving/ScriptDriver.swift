import A11yTree
import Foundation

/// Runs a session by a script: each command waits until the turn before it is over.
///
/// While a turn is open the main queue runs, so whatever the source posts there arrives. Nothing
/// sleeps, and a source that answers at once is never waited for.
@MainActor
public struct ScriptDriver {
  /// The session that is run.
  public let session: AssistiveSession
  /// How long a turn is waited for, in time on the wall.
  public var limit: Duration

  /// Takes a session that has not been started.
  public init(_ session: AssistiveSession, limit: Duration = AssistiveSession.waitLimit) {
    self.session = session
    self.limit = limit
  }

  /// Opens the tree, and waits until it is there.
  public func start() {
    session.start()
    finishTurn()
  }

  /// Does what the script says, and waits until all that came of it has arrived.
  public func perform(_ command: SessionCommand) {
    session.perform(command)
    finishTurn()
  }

  /// Has everything that is being read be read to its end.
  public func finishReading() {
    session.finishReading()
    finishTurn()
  }

  /// Waits until the open turn is over.
  private func finishTurn() {
    // What a program has posted because of the command is a part of it.
    if session.source.clock == .wall { MainQueue.drain() }
    guard session.wait != .none else { return }
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
