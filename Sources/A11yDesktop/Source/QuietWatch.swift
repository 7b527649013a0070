// SPDX-License-Identifier: MIT

/// When an app that was asked something counts as quiet: it has changed nothing for a while.
///
/// An object that goes on changing, as a clock does, is no answer to a request: after ``patience``
/// it holds up nothing more, until it has been still for ``rest``. However many objects change,
/// no wait is longer than ``limit``.
struct QuietWatch {
  /// The longest that anybody waits for an app to be quiet.
  static let limit: Duration = .seconds(5)
  /// How long an object may go on changing until it is known to do so by itself: windows and menus
  /// that appear take a while.
  static let patience: Duration = .seconds(1)
  /// How long such an object has to be still until it is one like any other.
  static let rest: Duration = .milliseconds(600)
  /// How often the app's main thread is looked at.
  static let workStep: Duration = .milliseconds(5)
  /// How many objects are known apart; what others change counts as a change of its own.
  static let memory = 1_000

  /// How long an app has to change nothing.
  let quiet: Duration
  /// When an object began to change, and when it did last.
  private var changes: [AccessibleReference: (first: Instant, last: Instant)] = [:]
  private var end: Instant
  /// Until when the app's own work is waited for.
  private var workEnd: Instant
  /// When the app counts as quiet, unless something changes before.
  private(set) var due: Instant

  typealias Instant = ContinuousClock.Instant

  init(_ quiet: Duration, at now: Instant) {
    self.quiet = quiet
    end = now
    workEnd = now
    due = now
  }

  /// Begins a wait: the app was asked something.
  mutating func begin(at now: Instant) {
    end = now + Self.limit
    workEnd = now + Self.patience
    due = now + quiet
    changes = changes.filter { isRestless($0.value) && now - $0.value.last < Self.rest }
  }

  /// Takes note of a change.
  mutating func change(of object: AccessibleReference, at now: Instant) {
    var times = changes[object] ?? (now, now)
    if now - times.last >= Self.rest { times.first = now }
    times.last = now
    if changes.count < Self.memory || changes[object] != nil { changes[object] = times }
    if !isRestless(times) { due = max(due, min(now + quiet, end)) }
  }

  /// Waits a little longer because the app's main thread runs or waits for a processor, but for no
  /// longer than ``patience``: some programs are never idle.
  mutating func waitForWork(at now: Instant) {
    if now < workEnd { due = max(due, now + Self.workStep) }
  }

  /// Waits at least until a time.
  mutating func wait(until time: Instant) { due = max(due, time) }

  /// Whether nobody waits any longer.
  func hasEnded(at now: Instant) -> Bool { now >= end }

  private func isRestless(_ times: (first: Instant, last: Instant)) -> Bool {
    times.last - times.first > Self.patience
  }
}
