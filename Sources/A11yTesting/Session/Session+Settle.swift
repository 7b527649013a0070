import A11yUI
import Synchronization

extension Session {
  /// Waits until every `task` of the views has ended, and takes in what that changed.
  ///
  /// It waits for the tasks themselves, so it is over as soon as they are. One that does not end in
  /// time fails the test, and the failure says which it is.
  ///
  /// - Parameters:
  ///   - limit: How long to wait, in time on the wall.
  public func settle(
    within limit: Duration = .seconds(30),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async {
    guard let source = source as? any TestableSource else { return }
    let site = CallSite(fileID, filePath, line, column)
    let end = ContinuousClock.now + limit
    while true {
      // What a task has written waits for a turn.
      source.takeTurn()
      note()
      let work = source.pendingWork
      guard !work.isEmpty else { return }
      // Tasks that go on beginning others are bounded too.
      guard ContinuousClock.now < end, await Self.wait(for: work, until: end) else {
        let names = source.pendingWork.map { "  \($0.name)" }.joined(separator: "\n")
        ledger.fail(
          "This had not ended after \(limit):\n\(names)\n"
            + "A task that never ends cannot be waited for; say exhaustive(false) to leave it be.",
          at: site
        )
        ledger.forgetWork()
        return
      }
    }
  }

  /// Waits until all of it has ended; `false` if it has not by then.
  private static func wait(
    for work: [PendingWork],
    until end: ContinuousClock.Instant
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      let answer = FirstAnswer(continuation, remaining: work.count)
      for work in work { work.whenFinished { answer.oneLess() } }
      let timer = Task {
        try? await Task.sleep(until: end)
        answer.give(false)
      }
      answer.onAnswer { timer.cancel() }
    }
  }
}

/// Resumes a continuation once, with what comes first.
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
