/// Where a player's samples go; used on the speech thread only.
protocol SampleSink: AnyObject {
  /// Takes a few milliseconds of mono samples; may wait for as long as they last, not longer.
  func write(_ samples: UnsafeBufferPointer<Int16>) throws

  /// Drops what has been written and not been heard yet.
  func discard()

  /// Waits until everything is heard or written, and closes.
  func finish() throws

  /// Closes without keeping anything.
  func abandon()
}
