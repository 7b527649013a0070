import Dispatch

/// Where a player's samples go; used on the speech thread only.
protocol SampleSink: AnyObject {
  /// When the sink wants more samples, so that little is left to be dropped by a cancel.
  ///
  /// `nil` when it takes them at any time.
  var wantsMore: DispatchTime? { get }

  /// Takes a few milliseconds of mono samples.
  func write(_ samples: UnsafeBufferPointer<Int16>) throws

  /// Drops what has been written and not been heard yet.
  func discard()

  /// Waits until everything is heard or written, and closes.
  func finish() throws

  /// Closes without keeping anything.
  func abandon()
}
