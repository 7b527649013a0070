// SPDX-License-Identifier: MIT

import A11ySession
import Synchronization

extension Session {
  /// Waits until the source has settled and every `task` of the views has ended, and then applies the changes.
  ///
  /// The call returns as soon as the source has settled and all tasks have ended. Tasks in views sleep in virtual time,
  /// which this method advances as far as the tasks need. A task that does not end within the limit fails the test, and
  /// the failure message names the task.
  ///
  /// After a call to ``wait(_:fileID:filePath:line:column:)``, time advances only as far as that call specified. A task
  /// that sleeps for longer stays asleep, so that a test can perform actions before the task continues, as in a script.
  ///
  /// - Parameters:
  ///   - limit: The maximum wait, in wall-clock time and in virtual time.
  public func settle(
    within limit: Duration = .seconds(30),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async {
    let testable = source as? any TestableSource
    let site = CallSite(fileID, filePath, line, column)
    let end = ContinuousClock.now + limit
    var passed = Duration.zero
    let goesOn = !takeWait()
    while true {
      // A task's changes are applied at the next turn.
      await testable?.becomeIdle(within: ContinuousClock.now.duration(to: end))
      testable?.takeTurn()
      note()
      if !goesOn, awaited == nil { return }
      let work = testable?.pendingActivities ?? []
      guard !work.isEmpty || awaited != nil else { return }
      if let skipped = testable?.skipAhead(within: limit - passed) {
        passed += skipped
        continue
      }
      // The limit also covers tasks that keep starting other tasks.
      guard ContinuousClock.now < end, await wait(for: work, until: end) else {
        let running = (testable?.pendingActivities ?? []).map(\.name)
        // Tasks that finished while other tasks occupied the main actor do not count as late.
        if running.isEmpty, awaited == nil { continue }
        let names = (running + [awaited].compactMap(\.self)).map { "  \($0)" }
        ledger.fail(
          "Still running after \(limit):\n\(names.joined(separator: "\n"))\n"
            + "Do not wait for a task that never ends; with exhaustive(false), it may still be "
            + "running when the test ends.",
          at: site
        )
        ledger.forgetWork()
        base.giveUpWaiting()
        return
      }
    }
  }

  /// A description of the replies and changes that the source has not delivered yet.
  private var awaited: String? {
    guard case .source(let words) = base.wait else { return nil }
    return words
  }

  /// Fails the test if it acts before the source has settled, because the speech would then depend on timing.
  func failIfWaiting(_ name: String, _ site: CallSite) {
    guard ledger.isExhaustive, let awaited else { return }
    ledger.fail(
      "\(name) was called while the session was waiting for \(awaited). First call "
        + "“await session.settle()”.",
      at: site
    )
  }

  /// Waits until all activities have ended and the current turn is over. The result is `false` if the time limit is
  /// reached first.
  private func wait(
    for work: [any PendingActivity],
    until end: ContinuousClock.Instant
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      let answer = FirstAnswer(continuation, remaining: work.count + 1)
      for work in work { work.whenFinished { answer.oneLess() } }
      base.whenTurnIsOver { answer.oneLess() }
      let timer = Task {
        try? await Task.sleep(until: end)
        answer.give(false)
      }
      answer.onAnswer { timer.cancel() }
    }
  }
}

/// Resumes a continuation once, with the first result.
private final class FirstAnswer: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Bool, Never>?
    var remaining: Int
    var afterwards: (@Sendable () -> Void)?
    var isGiven = false
  }

  private let state: Mutex<State>

  init(_ continuation: CheckedContinuation<Bool, Never>, remaining: Int) {
    state = Mutex(State(continuation: continuation, remaining: remaining))
  }

  func oneLess() {
    let isLast = state.withLock { state in
      state.remaining -= 1
      return state.remaining == 0
    }
    if isLast { give(true) }
  }

  func give(_ value: Bool) {
    let (continuation, afterwards) = state.withLock { state in
      defer {
        state.continuation = nil
        state.afterwards = nil
        state.isGiven = true
      }
      return (state.continuation, state.afterwards)
    }
    continuation?.resume(returning: value)
    afterwards?()
  }

  func onAnswer(_ body: @escaping @Sendable () -> Void) {
    let isGiven = state.withLock { state in
      if !state.isGiven { state.afterwards = body }
      return state.isGiven
    }
    if isGiven { body() }
  }
}
