// SPDX-License-Identifier: MIT

/// A player of items, used only on the speech thread.
protocol ItemPlayer: AnyObject {
  /// Whether the played items reach a voice or a device.
  var isConnected: Bool { get }

  /// Plays an item, or returns `false` if a cancellation ended the item early.
  func play(_ item: SpeechItem, engine: SpeechEngine, as playing: PlayingItem) throws -> Bool

  /// Changes the settings for later items, or throws ``SpeechError/unknownVoice(_:known:)``.
  func use(_ settings: SpeechSettings, engine: SpeechEngine) throws(SpeechError)

  /// Drops samples that have been written but not played yet.
  func discard()

  /// Waits until all items have been played or written, and closes the output.
  func finish() throws

  /// Closes the output and discards everything that is pending.
  func abandon()
}
