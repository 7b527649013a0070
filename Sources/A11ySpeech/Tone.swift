// SPDX-License-Identifier: MIT

/// A short sine tone, used for earcons.
public struct Tone: Hashable, Sendable {
  /// The pitch in hertz; a tone that the sample rate cannot carry is silent.
  public var frequency: Double

  /// How long it sounds, fades included.
  public var duration: Duration

  /// How loud it is, from 0 (silent) to 1 (full scale at volume 100).
  public var level: Double

  /// Creates a tone.
  public init(frequency: Double, duration: Duration, level: Double = 0.3) {
    self.frequency = frequency
    self.duration = duration
    self.level = level
  }
}
