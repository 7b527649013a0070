// SPDX-License-Identifier: MIT

/// The distribution of the time that is lost in rounds in which the person misses a stop. The number of missed rounds
/// per level has a geometric distribution.
struct LostRounds {
  private let steps: [Int]
  private let width: Double
  private let accuracy: Double

  /// - Parameters:
  ///   - rounds: The duration of a round at each level, in seconds.
  ///   - accuracy: The probability that a stop is not missed, greater than 0.
  init(_ rounds: [Double], accuracy: Double) {
    // Each step is a tenth of a second, or longer if a round has thousands of stops.
    let width = max(0.1, (rounds.max() ?? 0) / 1000)
    self.width = width
    self.accuracy = accuracy
    steps = rounds.map { max(Int(($0 / width).rounded()), 1) }
  }

  /// Returns the time, in seconds, within which the given share of attempts succeeds. The time is accurate to a tenth
  /// of a second per level. The complexity is O(levels × result in tenths of a second).
  func quantile(_ share: Double) -> Double {
    // The time lost up to a level is either the time lost up to the previous level, or the time lost up to this level
    // with one round fewer, plus the time for that round.
    var histories = [[Double]](repeating: [], count: steps.count)
    var total = 0.0
    var time = 0
    while true {
      var chance = time == 0 ? 1.0 : 0
      for level in steps.indices {
        let earlier = time - steps[level]
        let again = earlier < 0 ? 0 : histories[level][earlier]
        chance = accuracy * chance + (1 - accuracy) * again
        histories[level].append(chance)
      }
      total += chance
      // Because of rounding, the sum of many small numbers may be slightly less than 1.
      if total >= share - 1e-9 { return Double(time) * width }
      time += 1
    }
  }
}
