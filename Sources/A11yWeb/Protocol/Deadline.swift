// SPDX-License-Identifier: MIT

import Foundation

/// Something that happens on the main queue unless it is cancelled in time.
@MainActor
final class Deadline {
  private let work: DispatchWorkItem

  /// Sets a limit in wall-clock time.
  init(_ limit: Duration, _ body: @escaping @MainActor () -> Void) {
    work = DispatchWorkItem { MainActor.assumeIsolated { body() } }
    let nanoseconds =
      limit.components.seconds * 1_000_000_000
      + limit.components.attoseconds / 1_000_000_000
    DispatchQueue.main.asyncAfter(
      deadline: .now() + .nanoseconds(Int(nanoseconds)),
      execute: work
    )
  }

  /// Cancels it.
  func cancel() { work.cancel() }
}
