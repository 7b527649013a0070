// SPDX-License-Identifier: MIT

import A11yPlatform
import Foundation
import Synchronization

/// One thread that runs the actor's jobs, and wakes when a connection can be read.
///
/// It sleeps in `poll` while there is nothing to do, so an idle session costs no processor time.
final class BusExecutor: SerialExecutor {
  /// A descriptor that the thread watches, and what to do when it can be read.
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

  /// Watches a descriptor until ``stopWatching(_:)``.
  func watch(_ watch: Watch) {
    state.withLock { $0.watches.append(watch) }
    wake.signal()
  }

  /// Stops watching a descriptor.
  func stopWatching(_ descriptor: Int32) {
    state.withLock { $0.watches.removeAll { $0.descriptor == descriptor } }
  }

  /// Sets the one alarm, or clears it.
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

  /// Runs what is due, then sleeps until something is.
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
