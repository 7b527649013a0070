import Foundation

/// The main queue and the main run loop, for synchronous programs that wait.
///
/// Posted main-actor code, timers and blocks run while these functions do. They have no effect in
/// code that the main queue is itself running, such as an `async` test.
@MainActor
package enum MainQueue {
  /// The maximum number of rounds of work that posts more work.
  static let depth = 16

  /// Runs posted work, and work that it posts, without waiting.
  package static func drain() {
    for _ in 0..<depth {
      let mark = Mark()
      DispatchQueue.main.async { MainActor.assumeIsolated { mark.isReached = true } }
      while !mark.isReached { wait(until: .distantFuture) }
    }
  }

  /// Runs posted work until something has run, or until a time.
  package static func wait(until end: Date) {
    _ = RunLoop.main.run(mode: .default, before: end)
  }

  @MainActor
  private final class Mark {
    var isReached = false
  }
}
