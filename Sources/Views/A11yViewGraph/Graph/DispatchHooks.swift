// SPDX-License-Identifier: MIT

import CDispatchHooks

/// Hooks that report a program's dispatched work to the clock of the program's host.
enum DispatchHooks {
  /// Installs the dispatch hooks once per process. Without a virtual clock, the dispatch hooks have no effect.
  static func install() { _ = installed }

  private static let installed: Void = {
    // The memory for the hooks is never freed, because the hooks are in use for as long as the process runs.
    let hooks = UnsafeMutablePointer<a11y_dispatch_hooks>.allocate(capacity: 1)
    hooks.initialize(
      to: a11y_dispatch_hooks(
        began: { current in
          guard let inbox = host(of: current), inbox.clock.began() else { return nil }
          return Unmanaged.passRetained(inbox).toOpaque()
        },
        queue: { token in
          guard let token else { return nil }
          return Unmanaged<Inbox>.fromOpaque(token).takeUnretainedValue().clock.queue
        },
        ended: { token in
          guard let token else { return }
          Unmanaged<Inbox>.fromOpaque(token).takeRetainedValue().clock.ended()
        },
        run: { token, context, function in
          guard let token, let function else { return }
          let inbox = Unmanaged<Inbox>.fromOpaque(token).takeUnretainedValue()
          CurrentHost.run(in: inbox) { function(context) }
        },
        later: { current, nanoseconds, elapsed, queue, context, function in
          guard let inbox = host(of: current), let function else { return false }
          return inbox.clock.take(nanoseconds, elapsed: elapsed) {
            DelayedWork(time: $0, inbox: inbox, queue: queue, context: context, function: function)
          }
        }
      )
    )
    a11y_dispatch_set_hooks(hooks)
  }()

  /// Returns the running code's host. The result is the host of the code's task or, for a detached task or a block, the
  /// host of the counted work in which the task or block runs.
  private static func host(of current: UnsafeMutableRawPointer?) -> Inbox? {
    CurrentHost.inbox
      ?? current.map { Unmanaged<Inbox>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Records that a program's code is about to run on this thread.
  static func codeBegins() { a11y_dispatch_began() }

  /// Runs a block on the main queue without counting the block as the program's work.
  static func runOnMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    let box = Unmanaged.passRetained(Body(body)).toOpaque()
    a11y_dispatch_main_uncounted(box) { context in
      guard let context else { return }
      let body = Unmanaged<Body>.fromOpaque(context).takeRetainedValue().body
      MainActor.assumeIsolated { body() }
    }
  }

  private final class Body: Sendable {
    let body: @MainActor @Sendable () -> Void
    init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }
  }
}

/// A queue for Swift's global executor that runs a program's jobs one at a time.
///
/// Swift's own thread pool has one thread per processor. Other code in the process, such as tests that run in parallel,
/// may block every thread in Swift's thread pool for a long time.
// The pointer is set once and released once; libdispatch's queues may be used on any thread.
final class ProgramQueue: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer?

  init() { pointer = a11y_queue_make() }

  deinit { pointer.map { a11y_queue_release($0) } }
}

/// A program's sleeping task or delayed block.
///
/// The pointers come from the caller of libdispatch and are passed on exactly once, by ``start()`` or
/// ``startOnTheWall(after:)``. The pointers are not dereferenced before they are passed on.
// The value is immutable. The work is started once, by the code that takes it from the clock, and only libdispatch
// dereferences the pointers.
struct DelayedWork: @unchecked Sendable {
  let time: UInt64
  let inbox: Inbox
  let queue: UnsafeMutableRawPointer?
  let context: UnsafeMutableRawPointer?
  let function: a11y_work_function

  /// Dispatches the work immediately, as its host's work.
  func start() {
    CurrentHost.run(in: inbox) { a11y_dispatch_start(queue, context, function) }
  }

  /// Dispatches the work after a delay in real time.
  func startOnTheWall(after nanoseconds: UInt64) {
    a11y_dispatch_start_after(nanoseconds, queue, context, function)
  }
}
