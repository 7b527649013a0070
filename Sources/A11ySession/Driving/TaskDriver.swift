// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// A driver that runs a session in concurrent tasks. Each command waits until its turn is over, while the main actor is
/// free for other sessions.
///
/// The spoken words are the same as with a ``ScriptDriver``, which blocks its caller instead.
@MainActor
package struct TaskDriver {
  /// The session that is run.
  package let session: AssistiveSession
  /// The maximum wall-clock time to wait for a turn.
  package var limit: Duration

  /// Creates a driver for a session that has not started.
  package init(_ session: AssistiveSession, limit: Duration = AssistiveSession.waitLimit) {
    self.session = session
    self.limit = limit
  }

  /// Opens the tree, and waits until the turn is over.
  package func start() async {
    session.start()
    await finishTurn()
  }

  /// Performs a command, and waits until all of its consequences have arrived.
  package func perform(_ command: SessionCommand) async {
    session.perform(command)
    await finishTurn()
  }

  /// Ends the wait of the open turn, so that the turn's command returns with the changes that have arrived so far.
  package func stopWaiting() {
    switch session.wait {
    case .none: break
    case .time: session.timeDidPass()
    case .source: session.giveUpWaiting()
    }
  }

  /// Waits until the open turn is over.
  private func finishTurn() async {
    // Work that a program schedules in response to the command is part of the turn.
    if session.source.clock == .wall { await Self.runPostedWork() }
    var end = ContinuousClock.now + limit
    var prolongations = session.prolongations
    while true {
      let wait = session.wait
      switch wait {
      case .none: return
      case .time(let time):
        if await !changes(within: time) { session.timeDidPass() }
      case .source:
        if await changes(within: end - .now) { continue }
        guard session.prolongations != prolongations else { return session.giveUpWaiting() }
        prolongations = session.prolongations
        end = .now + limit
      }
    }
  }

  /// Waits until the turn is over or waits for a different condition, and returns whether either happened within the
  /// given time.
  private func changes(within time: Duration) async -> Bool {
    guard time > .zero else { return false }
    return await withCheckedContinuation { continuation in
      let answer = FirstAnswer(continuation)
      session.whenWaitChanges { answer.give(true) }
      answer.timer = Task {
        try? await Task.sleep(for: time)
        answer.give(false)
      }
    }
  }

  /// Runs the work on the main queue, and any work that it adds.
  private static func runPostedWork() async {
    for _ in 0..<MainQueue.depth {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }
}

/// A continuation that the first of several events resumes.
@MainActor
private final class FirstAnswer {
  private var continuation: CheckedContinuation<Bool, Never>?
  var timer: Task<Void, Never>?

  init(_ continuation: CheckedContinuation<Bool, Never>) { self.continuation = continuation }

  func give(_ answer: Bool) {
    timer?.cancel()
    timer = nil
    continuation?.resume(returning: answer)
    continuation = nil
  }
}
