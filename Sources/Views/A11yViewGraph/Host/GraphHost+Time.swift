// SPDX-License-Identifier: MIT

import A11yTree

extension GraphHost {
  /// Runs the program's sleeping tasks, timers and delayed blocks in virtual time, which the session advances, instead
  /// of in real time.
  ///
  /// Call this method before the host starts.
  ///
  /// - Parameter holdsTurns: Whether a turn waits for all work that the program has dispatched, as a script requires.
  public func followSession(holdsTurns: Bool) {
    graph.inbox.clock.becomeVirtual()
    time = VirtualTime(holdsTurns: holdsTurns)
  }

  /// The session's clock if ``followSession(holdsTurns:)`` has been called; otherwise, the wall clock.
  public var clock: SourceClock { time == nil ? .wall : .session }

  /// A description of the program's progress, which shows whether all of the program's tasks and blocks have run.
  public var progress: SourceProgress {
    guard let time, time.target != nil || time.holdsTurns && !isIdle else { return .settled }
    watch()
    return .waiting(for: "the program's tasks")
  }

  /// Advances the program's virtual time. All delayed work starts at the time when it is due. The next delayed work
  /// starts only after everything that results from the previous work has run.
  public func advance(by duration: Duration) {
    guard let time else { return }
    let (seconds, attoseconds) = duration.components
    let nanoseconds = max(0, seconds) &* 1_000_000_000 &+ attoseconds / 1_000_000_000
    time.target = (time.target ?? graph.inbox.clock.now) &+ UInt64(clamping: nanoseconds)
    // The changes are processed immediately, because the caller that advances time may keep the main queue busy.
    if graph.inbox.clock.isIdle { takeTurn() }
    step()
  }

  /// Whether all work that the program dispatched has run.
  public var isIdle: Bool { graph.inbox.clock.isIdle && !hasChanges }

  /// Waits until all work that the program dispatched has run, or until a wall-clock time limit is reached.
  public func becomeIdle(within limit: Duration) async {
    guard let time, !isIdle || time.target != nil else { return }
    let end = ContinuousClock.now + limit
    while !isIdle || time.target != nil, ContinuousClock.now < end {
      await withCheckedContinuation { continuation in
        let waiter = IdleWaiter(continuation)
        time.waiters.append(waiter)
        // The task is detached, so that it belongs to no host.
        waiter.timer = Task.detached {
          try? await Task.sleep(until: end)
          await waiter.resume()
        }
        watch()
      }
    }
  }

  /// Advances the program's time to the next delayed work and returns the time that was skipped, or `nil` if nothing is
  /// due within the limit.
  public func skipAhead(within limit: Duration) -> Duration? {
    let clock = graph.inbox.clock
    guard let time, time.target == nil, let due = clock.nextDue else { return nil }
    let skipped = Duration.nanoseconds(due - min(due, clock.now))
    guard skipped <= limit else { return nil }
    time.target = due
    step()
    return skipped
  }

  /// Starts work that is due, or stops advancing the virtual time.
  private func step() {
    guard let time, let target = time.target else { return }
    guard isIdle, !graph.inbox.clock.startNext(by: target) else { return watch() }
    graph.inbox.clock.now = target
    time.target = nil
  }

  /// Calls ``settle()`` after all dispatched work has run.
  private func watch() {
    guard let time, !time.isWatching else { return }
    time.isWatching = true
    graph.inbox.clock.whenIdle { [weak self] in
      DispatchHooks.runOnMain { self?.settle() }
    }
  }

  private func settle() {
    guard let time else { return }
    time.isWatching = false
    takeTurn()
    guard isIdle else { return watch() }
    if time.target != nil { step() }
    guard time.target == nil else { return }
    let waiters = time.waiters
    time.waiters = []
    onEvent?(.settled)
    for waiter in waiters { waiter.resume() }
  }
}

/// The state that is needed to run a program in virtual time.
@MainActor
package final class VirtualTime {
  let holdsTurns: Bool
  /// The time to which the program is being advanced, in nanoseconds.
  var target: UInt64?
  var isWatching = false
  var waiters: [IdleWaiter] = []

  init(holdsTurns: Bool) { self.holdsTurns = holdsTurns }
}

/// A caller that waits until a program is idle, and is resumed once.
@MainActor
final class IdleWaiter {
  private var continuation: CheckedContinuation<Void, Never>?
  var timer: Task<Void, Never>?

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  func resume() {
    continuation?.resume()
    continuation = nil
    timer?.cancel()
  }
}
