// SPDX-License-Identifier: MIT

import Synchronization

/// The speech that a test has not yet asserted, and the activities that are still pending.
///
/// The ledger is separate from the session and can be used on any thread, because a session may be released on any
/// thread. Anything that remains in the ledger when the session is released fails the test.
final class Ledger: Sendable {
  /// A line of speech.
  struct Line: Sendable {
    var text: String
    /// The call that caused the line, such as `perform("next")`.
    var cause: Cause
    /// Whether the line must be asserted. The speech when a screen opens is optional.
    var isDemanded: Bool
  }

  /// A call to the library in a test.
  struct Cause: Sendable {
    var name: String
    var site: CallSite
  }

  private struct State {
    var lines: [Line] = []
    var work: [(work: any PendingActivity, cause: Cause)] = []
    var unanswered: [(text: String, cause: Cause)] = []
    var problems: [(text: String, cause: Cause)] = []
    var isExhaustive = true
    var isClosed = false
  }

  private let state = Mutex(State())
  private let failure = TestFailure()

  var isExhaustive: Bool {
    get { state.withLock(\.isExhaustive) }
    set {
      state.withLock { state in
        // Speech from before the test became exhaustive is dropped, because it was optional.
        if !state.isExhaustive, newValue { state.lines = [] }
        state.isExhaustive = newValue
      }
    }
  }

  /// The speech that the test has not yet asserted.
  var lines: [Line] { state.withLock(\.lines) }

  func add(_ line: Line) { state.withLock { $0.lines.append(line) } }

  /// Removes and returns all lines.
  @discardableResult
  func takeLines() -> [Line] {
    state.withLock { state in
      defer { state.lines = [] }
      return state.lines
    }
  }

  /// Removes a line if it exists.
  func dropLine(at place: Int) {
    state.withLock { if place < $0.lines.count { $0.lines.remove(at: place) } }
  }

  /// Removes the line at an index and all lines after it.
  func dropLines(from place: Int) {
    state.withLock { $0.lines.removeSubrange(min(place, $0.lines.count)...) }
  }

  /// Discards running activities once they have failed the test.
  func forgetWork() { state.withLock { $0.work = [] } }

  /// Renames a call, including in the lines recorded for it.
  func rename(_ old: String, to name: String) {
    state.withLock { state in
      for place in state.lines.indices where state.lines[place].cause.name == old {
        state.lines[place].cause.name = name
      }
    }
  }

  /// Records the activities that the source reports as pending, and the call that caused them.
  func note(_ work: [any PendingActivity], _ unanswered: [String], _ cause: Cause) {
    state.withLock { state in
      state.work.removeAll { $0.work.isFinished }
      for new in work where !state.work.contains(where: { $0.work === new }) {
        state.work.append((new, cause))
      }
      let known = state.unanswered
      state.unanswered = unanswered.map { text in
        known.first { $0.text == text } ?? (text, cause)
      }
    }
  }

  /// Records new problems in the program.
  func note(problems: some Sequence<String>, _ cause: Cause) {
    state.withLock { $0.problems += problems.map { ($0, cause) } }
  }

  /// Removes and returns the problems in the program.
  func takeProblems() -> [String] {
    state.withLock { state in
      defer { state.problems = [] }
      return state.problems.map(\.text)
    }
  }

  /// Fails the test if the program has unexpected problems. This method is called before each action.
  ///
  /// Problems that occur while the screen opens are reported at the next call, because this call may declare the test
  /// non-exhaustive.
  func settleProblems() {
    let (problems, isExhaustive) = state.withLock { state in
      defer { state.problems = [] }
      return (state.problems, state.isExhaustive)
    }
    guard isExhaustive else { return }
    for (text, cause) in problems { fail("After \(cause.name): \(text)", at: cause.site) }
  }

  func fail(_ message: String, at site: CallSite) { failure.report(message, at: site) }

  /// If there is speech that has not been asserted, fails the test at the call that caused the speech. This method is
  /// called before each action.
  func settleSpeech() {
    let lines = state.withLock { state in
      guard state.isExhaustive else { return [] as [Line] }
      defer { state.lines = [] }
      return state.lines.filter(\.isDemanded)
    }
    guard let first = lines.first else { return }
    let words = lines.map { "  \($0.text)" }.joined(separator: "\n")
    let count = lines.count == 1 ? "This was" : "These \(lines.count) lines were"
    let literals = lines.map { SourceText.literal($0.text) }.joined(separator: ", ")
    fail(
      "\(count) heard after \(first.cause.name) but not expected by the test:\n\(words)\n"
        + "Use session.expect(\(literals)), or turn off these checks with exhaustive(false).",
      at: first.cause.site
    )
  }

  /// Ends the test, and fails it if there is still unexpected speech, an unexpected problem or a pending activity.
  func close() {
    let isOpen = state.withLock { state in
      defer { state.isClosed = true }
      return !state.isClosed
    }
    guard isOpen else { return }
    settleProblems()
    settleSpeech()
    let (work, unanswered, isExhaustive) = state.withLock {
      ($0.work.filter { !$0.work.isFinished }, $0.unanswered, $0.isExhaustive)
    }
    guard isExhaustive else { return }
    for (work, cause) in work {
      fail(
        "A \(work.name), started by \(cause.name), was still running when the test ended. "
          + "To wait for it, use “await session.settle()”. To turn off these checks, use "
          + "exhaustive(false).",
        at: cause.site
      )
    }
    for (text, cause) in unanswered {
      fail(
        "\(text) since \(cause.name), but there was no such element when the test ended.",
        at: cause.site
      )
    }
  }
}
