// SPDX-License-Identifier: MIT

/// A short sine tone for use in an earcon.
public struct Tone: Hashable, Sendable {
  /// The frequency in hertz. A tone that cannot be represented at the sample rate is silent.
  public var frequency: Double

  /// The duration of the tone, including the fades.
  public var duration: Duration

  /// The level of the tone, from 0 (silent) to 1 (full scale at volume 100).
  public var level: Double

  /// Creates a tone with the given frequency, duration and level.
  public init(frequency: Double, duration: Duration, level: Double = 0.3) {
    self.frequency = frequency
    self.duration = duration
    self.level = level
  }
}
