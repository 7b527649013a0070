// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// The cancellation state of one output. The item being played uses this state to detect its cancellation.
///
/// A cancellation increments the generation number, and items from an older generation stop playing.
final class Cancellation: Sendable {
  private let generation = Atomic<UInt64>(0)
  private let cancelled = DispatchSemaphore(value: 0)

  /// The generation of newly enqueued items.
  var current: UInt64 { generation.load(ordering: .acquiring) }

  /// Cancels every queued item, and wakes the item that is waiting, if any.
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

/// The state of one item's playback. The item uses this state to detect its own cancellation.
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
