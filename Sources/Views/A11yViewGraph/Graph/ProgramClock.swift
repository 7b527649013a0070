// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The clock for one program's sleeping tasks and delayed work, either the wall clock or a virtual clock.
///
/// In virtual time, sleeping tasks and delayed blocks wait in the program's clock until the host resumes them. All work
/// that the program dispatches is counted, so that the host can determine when the work is complete.
package final class ProgramClock: Sendable {
  private struct State {
    var isVirtual = false
    /// The date at which virtual time began.
    var origin: Date?
    var now: UInt64 = 0
    /// Delayed work, ordered first by time and then by arrival.
    var due = DueWork()
    var running = 0
    var queue: ProgramQueue?
    var whenIdle: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// The date at which virtual time began, or `nil` if the clock runs in real time.
  var origin: Date? { state.withLock(\.origin) }

  /// The elapsed virtual time, in nanoseconds.
  package var now: UInt64 {
    get { state.withLock(\.now) }
    set { state.withLock { $0.now = max($0.now, newValue) } }
  }

  /// The time at which the next delayed work is due.
  package var nextDue: UInt64? { state.withLock { $0.due.first?.time } }

  /// Whether all dispatched work is complete.
  package var isIdle: Bool { state.withLock { $0.running == 0 } }

  /// The queue that runs the jobs of Swift's global executor for the program in virtual time.
  var queue: UnsafeMutableRawPointer? { state.withLock { $0.queue?.pointer } }

  /// Switches to virtual time, starting at zero.
  package func becomeVirtual() {
    DispatchHooks.install()
    state.withLock { state in
      state.isVirtual = true
      state.queue = ProgramQueue()
      state.origin = Date()
    }
  }

  /// Switches back to the wall clock. Pending work continues to wait on the wall clock.
  package func becomeReal() {
    let (left, now) = state.withLock { state in
      defer { state.due = DueWork() }
      state.isVirtual = false
      state.origin = nil
      state.whenIdle = nil
      return (state.due.inOrder, state.now)
    }
    for work in left { work.startOnTheWall(after: work.time - min(work.time, now)) }
  }

  /// Returns the delay that a program presumably intended, in nanoseconds.
  ///
  /// A program that computes a deadline from the real time does so shortly before its delay begins. The remaining delay
  /// therefore varies from run to run, by at most the time for which the program's code has run. This method returns
  /// the roundest number near the remaining delay. The returned number differs from the remaining delay by at most the
  /// time for which the program's code has run, and by at most 2% or 20 ms.
  ///
  /// - Parameter elapsed: The time for which the code has run, or 0 if the delay is exact.
  static func intended(_ nanoseconds: UInt64, elapsed: UInt64) -> UInt64 {
    guard elapsed > 0 else { return nanoseconds }
    let millisecond: UInt64 = 1_000_000
    let tolerance = min(elapsed, nanoseconds / 50, 20 * millisecond)
    for step in [60_000, 10_000, 1_000, 500, 100, 50, 10, 5] as [UInt64] {
      let round = nanoseconds.roundedUp(to: step * millisecond)
      if round - nanoseconds <= tolerance { return round }
    }
    return nanoseconds.roundedUp(to: millisecond)
  }

  /// Adds delayed work to the clock, or returns `false` if the work must not wait on this clock.
  func take(_ nanoseconds: UInt64, elapsed: UInt64, _ makeWork: (UInt64) -> DelayedWork) -> Bool {
    state.withLock { state in
      guard state.isVirtual, nanoseconds > 0, nanoseconds < UInt64.max / 4 else { return false }
      let time = state.now + Self.intended(nanoseconds, elapsed: elapsed)
      state.due.add(makeWork(time))
      return true
    }
  }

  /// Starts the next delayed work if it is due by a given time, and sets the clock to the time at which the work is
  /// due.
  package func startNext(by end: UInt64) -> Bool {
    let work = state.withLock { state -> DelayedWork? in
      guard let first = state.due.first, first.time <= end else { return nil }
      state.now = max(state.now, first.time)
      return state.due.removeFirst()
    }
    work?.start()
    return work != nil
  }

  /// Counts work that is being dispatched, or returns `false` if work is not counted because the clock runs in real
  /// time.
  func began() -> Bool {
    state.withLock { state in
      if state.isVirtual { state.running += 1 }
      return state.isVirtual
    }
  }

  func ended() {
    let call = state.withLock { state -> (@Sendable () -> Void)? in
      state.running -= 1
      guard state.running == 0 else { return nil }
      defer { state.whenIdle = nil }
      return state.whenIdle
    }
    call?()
  }

  /// Calls `body` once when all dispatched work is complete, or immediately if it is already complete. The `body`
  /// closure can be called on any thread.
  package func whenIdle(_ body: @escaping @Sendable () -> Void) {
    let isIdle = state.withLock { state in
      if state.running > 0 { state.whenIdle = body }
      return state.running == 0
    }
    if isIdle { body() }
  }
}

/// A heap that contains delayed work. Work is added and removed in O(log n), because a program may have thousands of
/// timers.
private struct DueWork {
  /// The heap's entries, none of which is due before its parent. Entries with the same due time are ordered by a number
  /// that increases with each arrival.
  private var heap: [(work: DelayedWork, number: UInt64)] = []
  private var count: UInt64 = 0

  var first: DelayedWork? { heap.first?.work }

  var inOrder: [DelayedWork] { heap.indices.sorted(by: isEarlier).map { heap[$0].work } }

  private func isEarlier(_ one: Int, _ other: Int) -> Bool {
    (heap[one].work.time, heap[one].number) < (heap[other].work.time, heap[other].number)
  }

  mutating func add(_ work: DelayedWork) {
    heap.append((work, count))
    count += 1
    var place = heap.count - 1
    while place > 0, isEarlier(place, (place - 1) / 2) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Removes the first entry of the heap. The heap must not be empty.
  mutating func removeFirst() -> DelayedWork {
    heap.swapAt(0, heap.count - 1)
    let (work, _) = heap.removeLast()
    var place = 0
    while true {
      let children = [2 * place + 1, 2 * place + 2].filter(heap.indices.contains)
      guard let child = children.min(by: isEarlier), isEarlier(child, place) else { return work }
      heap.swapAt(place, child)
      place = child
    }
  }
}

extension UInt64 {
  fileprivate func roundedUp(to step: UInt64) -> UInt64 { (self + step - 1) / step * step }
}
