// SPDX-License-Identifier: MIT

/// What it costs a person to activate something who needs time for each press and misses some stops.
public struct CostEstimate: Hashable, Sendable {
  /// How many times a switch is pressed, on average.
  public var presses: Double
  /// The time if no stop is missed.
  public var best: Duration
  /// The time on average.
  public var expected: Duration
  /// The time within which 95 of 100 attempts succeed.
  public var likely: Duration

  /// Creates an estimate from its parts.
  public init(
    presses: Double = 0,
    best: Duration = .zero,
    expected: Duration = .zero,
    likely: Duration = .zero
  ) {
    self.presses = presses
    self.best = best
    self.expected = expected
    self.likely = likely
  }
}
