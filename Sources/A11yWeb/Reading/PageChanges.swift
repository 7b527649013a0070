// SPDX-License-Identifier: MIT

import Foundation

/// A detector that determines when a page in real time has changed, and when it is quiet again.
///
/// No change is lost: a change stays unread until the page is read, and a change that arrives during a reading is
/// included in the next reading.
@MainActor
final class PageChanges {
  private var lastChange = ContinuousClock.now
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var deadline: Deadline?
  private var end = ContinuousClock.now
  private var pending: Deadline?
  private let onChange: () -> Void
  /// Whether anything has changed since the page was last read.
  private var isOwed = false
  /// The number of waits since the last wait during which the page changed.
  private var calmWaits = 0

  /// Whether the last few waits were unnecessary, because the page had made all changes before the waits began.
  var isCalm: Bool { calmWaits >= Self.leastCalmWaits }

  private static let leastCalmWaits = 3

  /// Creates a detector that calls `onChange` shortly after the page has changed on its own.
  init(onChange: @escaping () -> Void) { self.onChange = onChange }

  /// Records a change.
  func note() {
    lastChange = .now
    isOwed = true
    remind()
  }

  /// Records the start of a reading.
  func beginReading() { isOwed = false }

  /// Schedules a reading of unread changes, unless code that is already waiting will read them.
  func remind() {
    guard isOwed, waiters.isEmpty, pending == nil else { return }
    pending = Deadline(Limits.quiet) { [weak self] in
      self?.pending = nil
      self?.onChange()
    }
  }

  /// Waits until nothing has changed for a short while, up to a fixed time limit.
  func wait() async {
    end = .now + Limits.unrest
    lastChange = .now
    await withCheckedContinuation { continuation in
      waiters.append(continuation)
      if waiters.count == 1 { check() }
    }
  }

  /// Records whether the page changed during the last wait.
  func didWait(foundChange: Bool) { calmWaits = foundChange ? 0 : calmWaits + 1 }

  /// Ends all waits.
  func stop() {
    pending?.cancel()
    deadline?.cancel()
    resume()
  }

  private func resume() {
    let ready = waiters
    waiters = []
    for waiter in ready { waiter.resume() }
  }

  private func check() {
    let quietAt = min(lastChange + Limits.quiet, end)
    guard quietAt > .now else { return resume() }
    deadline = Deadline(quietAt - .now) { [weak self] in self?.check() }
  }
}
