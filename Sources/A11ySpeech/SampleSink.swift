// SPDX-License-Identifier: MIT

import Dispatch

/// The destination of a player's samples, used only on the speech thread.
protocol SampleSink: AnyObject {
  /// The time at which the sink wants more samples, chosen so that a cancellation drops only a few samples.
  ///
  /// The time is `nil` if the sink accepts samples at any time.
  var wantsMore: DispatchTime? { get }

  /// Whether written samples reach a device or a file.
  var isConnected: Bool { get }

  /// Writes a few milliseconds of mono samples.
  func write(_ samples: UnsafeBufferPointer<Int16>) throws

  /// Drops samples that have been written but not played yet.
  func discard()

  /// Waits until all samples have been played or written, and closes the sink.
  func finish() throws

  /// Closes the sink and discards all pending samples.
  func abandon()
}
