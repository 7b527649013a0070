// SPDX-License-Identifier: MIT

import Dispatch

/// Where a player's samples go; used on the speech thread only.
protocol SampleSink: AnyObject {
  /// When the sink wants more samples, so that a cancel has little to drop.
  ///
  /// `nil` if it accepts them at any time.
  var wantsMore: DispatchTime? { get }

  /// Whether what is written gets anywhere.
  var isConnected: Bool { get }

  /// Writes a few milliseconds of mono samples.
  func write(_ samples: UnsafeBufferPointer<Int16>) throws

  /// Drops samples that have been written but not heard.
  func discard()

  /// Waits until everything is heard or written, and closes.
  func finish() throws

  /// Closes without keeping anything.
  func abandon()
}
