/// Turns items into sound or into nothing; used on the speech thread only.
protocol ItemPlayer: AnyObject {
  /// Plays an item; returns false when a cancel ended it early.
  func play(_ item: SpeechItem, engine: SpeechEngine, as playing: PlayingItem) throws -> Bool

  /// Drops what has been handed over and not been heard yet.
  func discard()

  /// Waits until everything is heard or written, and closes.
  func finish() throws

  /// Closes without keeping anything.
  func abandon()
}
