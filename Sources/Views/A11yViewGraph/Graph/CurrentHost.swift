// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The host that the running code belongs to.
///
/// Code belongs to the host whose turn it runs in, or whose turn started its task. In a process
/// that runs a single app, all other code belongs to that app. Anywhere else, as in tests that
/// run in parallel, it belongs to none.
package enum CurrentHost {
  /// The host whose code made the task.
  @TaskLocal private static var ofTask: Inbox?

  /// The app that the process runs, for code that no turn or task started.
  // Never weak: every cell retains its inbox, and weak references would make that slow.
  private static let ofProcess = Mutex<Inbox?>(nil)

  /// The inbox for messages from the running code.
  package static var inbox: Inbox? { ofTask ?? ofProcess.withLock { $0 } }

  /// Runs something as code that belongs to a host.
  package static func run<Result>(in inbox: Inbox, _ body: () -> Result) -> Result {
    $ofTask.withValue(inbox, operation: body)
  }

  /// Creates a host the one for the whole process.
  package static func adopt(_ inbox: Inbox) { ofProcess.withLock { $0 = inbox } }

  /// Forgets a host that is going away.
  package static func forget(_ inbox: Inbox) {
    ofProcess.withLock { if $0 === inbox { $0 = nil } }
  }
}

extension CurrentHost {
  /// The date and time for the running code: in virtual time, the date at which that began and the
  /// time that has passed since.
  package static var date: Date { inbox?.clock.date ?? Date() }
}

extension ProgramClock {
  /// The date and time of the program.
  package var date: Date {
    guard let origin else { return Date() }
    return origin.addingTimeInterval(Double(now) / 1e9)
  }
}
