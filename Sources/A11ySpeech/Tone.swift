// SPDX-License-Identifier: MIT

/// A short sine tone, used for earcons.
public struct Tone: Hashable, Sendable {
  /// The frequency in hertz. A tone that the sample rate cannot represent is silent.
  public var frequency: Double

  /// The duration of the tone, including the fades.
  public var duration: Duration

  /// The level of the tone, from 0 (silent) to 1 (full scale at volume 100).
  public var level: Double

  /// Creates a tone from its frequency, duration and level.
  public init(frequency: Double, duration: Duration, level: Double = 0.3) {
    self.frequency = frequency
    self.duration = duration
    self.level = level
  }
}
