// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// The cancels of one output, seen by the item that is playing.
///
/// A cancel raises the generation; items of an older one stop playing.
final class Cancellation: Sendable {
  private let generation = Atomic<UInt64>(0)
  private let cancelled = DispatchSemaphore(value: 0)

  /// The generation of newly enqueued items.
  var current: UInt64 { generation.load(ordering: .acquiring) }

  /// Cancels every enqueued item, and wakes a waiting one.
  func cancel() {
    generation.add(1, ordering: .acquiringAndReleasing)
    cancelled.signal()
  }

  /// Waits until `time`, or until items of `generation` are cancelled.
  func wait(until time: DispatchTime, generation: UInt64) {
    // Signals of earlier cancels may remain, hence the loop.
    while current == generation, cancelled.wait(timeout: time) == .success {}
  }
}

/// The right of one item to be played, until it is cancelled.
struct PlayingItem {
  /// The cancels of the item's output.
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
