// SPDX-License-Identifier: MIT

/// Plays or drops items; used on the speech thread only.
protocol ItemPlayer: AnyObject {
  /// Whether what is played reaches a voice or a device.
  var isConnected: Bool { get }

  /// Plays an item; returns false if a cancel ended it early.
  func play(_ item: SpeechItem, engine: SpeechEngine, as playing: PlayingItem) throws -> Bool

  /// Plays later items otherwise; throws ``SpeechError/unknownVoice(_:known:)``.
  func use(_ settings: SpeechSettings, engine: SpeechEngine) throws(SpeechError)

  /// Drops samples that have been written but not heard.
  func discard()

  /// Waits until everything is heard or written, and closes.
  func finish() throws

  /// Closes without keeping anything.
  func abandon()
}
