// SPDX-License-Identifier: MIT

/// The cost of activating an element for a person who needs time for each press and misses some stops.
public struct CostEstimate: Hashable, Sendable {
  /// The average number of switch presses.
  public var presses: Double
  /// The time needed if no stop is missed.
  public var best: Duration
  /// The average time.
  public var expected: Duration
  /// The time within which 95% of attempts succeed.
  public var likely: Duration

  /// Creates an estimate from the number of presses and the best, expected and likely times.
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
