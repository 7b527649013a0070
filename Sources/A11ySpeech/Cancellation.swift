// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// The cancellation state of one output. The item that is playing uses this state to detect that it has been canceled.
///
/// A cancellation increments the generation number, and items of an older generation stop playing.
final class Cancellation: Sendable {
  private let generation = Atomic<UInt64>(0)
  private let cancelled = DispatchSemaphore(value: 0)

  /// The generation of newly enqueued items.
  var current: UInt64 { generation.load(ordering: .acquiring) }

  /// Cancels every enqueued item, and wakes the item that is waiting, if any.
  func cancel() {
    generation.add(1, ordering: .acquiringAndReleasing)
    cancelled.signal()
  }

  /// Waits until `time`, or until items of `generation` are canceled.
  func wait(until time: DispatchTime, generation: UInt64) {
    // Signals from earlier cancellations may still be pending, so the wait is repeated.
    while current == generation, cancelled.wait(timeout: time) == .success {}
  }
}

/// The state of one item's playback, which detects whether the item has been canceled.
struct PlayingItem {
  /// The cancellation state of the item's output.
  let cancellation: Cancellation

  /// The generation in which the item was enqueued.
  let generation: UInt64

  /// Whether the item must stop.
  var isCancelled: Bool { cancellation.current != generation }

  /// Waits until `time` or until the item must stop.
  func wait(until time: DispatchTime) {
    cancellation.wait(until: time, generation: generation)
  }
}
