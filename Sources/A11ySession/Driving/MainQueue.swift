import Foundation

/// The main queue and the main run loop, for programs that are synchronous and wait.
///
/// Whatever is posted there arrives while these functions run: main-actor code, timers, blocks.
/// They do nothing useful in code that the main queue is running itself, such as a test that
/// is `async`.
@MainActor
package enum MainQueue {
  /// How often what was run may post something more that is run as well.
  static let depth = 16

  /// Runs what was posted, and what that posts, without waiting for anything.
  package static func drain() {
    for _ in 0..<depth {
      let mark = Mark()
      DispatchQueue.main.async { MainActor.assumeIsolated { mark.isReached = true } }
      while !mark.isReached { wait(until: .distantFuture) }
    }
  }

  /// Runs what is posted until something was run, or until a time.
  package static func wait(until end: Date) {
    _ = RunLoop.main.run(mode: .default, before: end)
  }

  @MainActor
  private final class Mark {
    var isReached = false
  }
}
