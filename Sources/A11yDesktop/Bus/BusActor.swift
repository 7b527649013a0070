// SPDX-License-Identifier: MIT

import A11yPlatform
import Foundation
import Synchronization

/// The actor for all code that communicates with the accessibility bus.
///
/// The actor has its own thread, because a connection belongs to one thread and because an unresponsive app must not
/// block a session.
@globalActor
actor BusActor {
  /// The only instance. The instance's thread owns the libdbus connection to the accessibility bus.
  static let shared = BusActor()

  private let executor = BusExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The loop that runs on the bus actor's thread.
  nonisolated static var loop: BusExecutor { shared.executor }

  /// Runs a closure on the bus actor and waits for the result for a limited time.
  ///
  /// This function is for callers that cannot be asynchronous. The function returns `nil` if the time limit is reached
  /// first, but the closure still runs to completion.
  nonisolated static func wait<Result: Sendable>(
    atMost limit: Duration,
    for body: @escaping @BusActor @Sendable () async -> Result
  ) -> Result? {
    let answer = Answer<Result>()
    Task { @BusActor in answer.give(await body()) }
    return answer.take(atMost: limit)
  }
}

/// A thread that runs the actor's jobs and wakes up when a connection becomes readable.
///
/// The thread sleeps in `poll` when it has nothing to do, so an idle session uses no processor time.
final class BusExecutor: SerialExecutor {
  /// A file descriptor that the thread watches, and the action to run when the descriptor becomes readable.
  struct Watch: Sendable {
    var descriptor: Int32
    var onReadable: @BusActor @Sendable () -> Void
  }

  private struct State {
    var jobs: [UnownedJob] = []
    var watches: [Watch] = []
    var alarm: (time: ContinuousClock.Instant, ring: @BusActor @Sendable () -> Void)?
    var hasThread = false
  }

  private let state = Mutex(State())
  private let wake = WakePipe()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isFirst = state.withLock { state in
      state.jobs.append(job)
      defer { state.hasThread = true }
      return !state.hasThread
    }
    if isFirst { startThread() }
    wake.signal()
  }

  /// Watches a file descriptor until ``stopWatching(_:)`` is called.
  func watch(_ watch: Watch) {
    state.withLock { $0.watches.append(watch) }
    wake.signal()
  }

  /// Stops watching a file descriptor.
  func stopWatching(_ descriptor: Int32) {
    state.withLock { $0.watches.removeAll { $0.descriptor == descriptor } }
  }

  /// Sets or clears the actor's only alarm.
  func setAlarm(
    _ time: ContinuousClock.Instant?,
    _ ring: @escaping @BusActor @Sendable () -> Void
  ) {
    state.withLock { $0.alarm = time.map { ($0, ring) } }
    wake.signal()
  }

  private func startThread() {
    let thread = Thread { [self] in
      while true { turn() }
    }
    thread.name = "accessibility bus"
    thread.stackSize = 4 << 20
    thread.start()
  }

  /// Runs all waiting jobs. If no new jobs have arrived, the thread then sleeps until there is more to do.
  private func turn() {
    for job in state.withLock({ state in
      defer { state.jobs = [] }
      return state.jobs
    }) {
      job.runSynchronously(on: asUnownedSerialExecutor())
    }
    let (isIdle, watches, alarm) = state.withLock { ($0.jobs.isEmpty, $0.watches, $0.alarm) }
    guard isIdle else { return }
    var descriptors = [pollfd(fd: wake.descriptor, events: Int16(POLLIN), revents: 0)]
    descriptors += watches.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    poll(&descriptors, nfds_t(descriptors.count), milliseconds(until: alarm?.time))
    if descriptors[0].revents != 0 { wake.drain() }
    for (watch, polled) in zip(watches, descriptors.dropFirst()) where polled.revents != 0 {
      Task { @BusActor in watch.onReadable() }
    }
    if let alarm, alarm.time <= .now {
      state.withLock { if $0.alarm?.time == alarm.time { $0.alarm = nil } }
      Task { @BusActor in alarm.ring() }
    }
  }

  private func milliseconds(until time: ContinuousClock.Instant?) -> Int32 {
    guard let time else { return -1 }
    let (seconds, attoseconds) = (time - .now).components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    return Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
  }
}

/// A pipe that wakes a thread from `poll`.
struct WakePipe: Sendable {
  /// The end of the pipe that becomes readable when ``signal()`` is called.
  let descriptor: Int32
  private let input: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    // A failure is ignored, because a process without free descriptors cannot work in any case; `poll` then ignores the
    // negative descriptor.
    _ = pipe(&ends)
    descriptor = ends[0]
    input = ends[1]
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  /// Wakes the thread. If the pipe is full, the thread is already being woken.
  func signal() {
    var byte: UInt8 = 0
    _ = write(input, &byte, 1)
  }

  /// Removes all pending signals from the pipe.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
