// SPDX-License-Identifier: MIT

/// A watch that determines when an app counts as quiet after a request, that is, when it has not changed for some time.
///
/// If an object changes continually, as a clock does, a request is not the cause of its changes. After ``patience``, an
/// object that changes continually is ignored until it has not changed for ``rest``. No wait is longer than ``limit``,
/// regardless of how many objects change.
struct QuietWatch {
  /// The maximum time to wait for an app to be quiet.
  static let limit: Duration = .seconds(5)
  /// How long an object may change continually before it counts as changing on its own. The time must be long enough
  /// for windows and menus to appear.
  static let patience: Duration = .seconds(1)
  /// How long an object that changes on its own must stay unchanged before it is treated like other objects.
  static let rest: Duration = .milliseconds(600)
  /// The interval at which the app's main thread is checked.
  static let workStep: Duration = .milliseconds(5)
  /// The maximum number of tracked objects. Each change to any other object is treated as that object's first change.
  static let memory = 1_000

  /// How long an app must stay unchanged before it counts as quiet.
  let quiet: Duration
  /// The time at which each object started to change, and the time of its last change.
  private var changes: [AccessibleReference: (first: Instant, last: Instant)] = [:]
  private var end: Instant
  /// The time until which the watch waits while the app's main thread is working.
  private var workEnd: Instant
  /// The time at which the app will count as quiet if it does not change before then.
  private(set) var due: Instant

  typealias Instant = ContinuousClock.Instant

  init(_ quiet: Duration, at now: Instant) {
    self.quiet = quiet
    end = now
    workEnd = now
    due = now
  }

  /// Begins a wait after a request to the app.
  mutating func begin(at now: Instant) {
    end = now + Self.limit
    workEnd = now + Self.patience
    due = now + quiet
    changes = changes.filter { isRestless($0.value) && now - $0.value.last < Self.rest }
  }

  /// Records a change to an object.
  mutating func change(of object: AccessibleReference, at now: Instant) {
    var times = changes[object] ?? (now, now)
    if now - times.last >= Self.rest { times.first = now }
    times.last = now
    if changes.count < Self.memory || changes[object] != nil { changes[object] = times }
    if !isRestless(times) { due = max(due, min(now + quiet, end)) }
  }

  /// Extends the wait because the app's main thread is running or waiting for a processor. The extension is at most
  /// ``patience``, because some programs are never idle.
  mutating func waitForWork(at now: Instant) {
    if now < workEnd { due = max(due, now + Self.workStep) }
  }

  /// Waits at least until the given time.
  mutating func wait(until time: Instant) { due = max(due, time) }

  /// Returns whether the maximum waiting time has passed.
  func hasEnded(at now: Instant) -> Bool { now >= end }

  private func isRestless(_ times: (first: Instant, last: Instant)) -> Bool {
    times.last - times.first > Self.patience
  }
}
