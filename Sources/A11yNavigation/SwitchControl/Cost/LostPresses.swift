// SPDX-License-Identifier: MIT

import Foundation

/// The distribution of the number of uncounted presses before a given number of presses have counted.
struct LostPresses {
  private let wanted: Double
  private let accuracy: Double

  /// - Parameter accuracy: The probability that a press counts, greater than 0.
  init(of wanted: Int, accuracy: Double) {
    self.wanted = Double(wanted)
    self.accuracy = accuracy
  }

  /// Returns the number of uncounted presses that the given share of attempts does not exceed. O(result).
  func quantile(_ share: Double) -> Int {
    guard accuracy < 1, wanted > 0 else { return 0 }
    let missed = 1 - accuracy
    var chance = pow(accuracy, wanted)
    guard chance > 1e-280 else {
      // With this many presses, the sum is normally distributed, and the result is 1.645 standard deviations
      // above its mean.
      let mean = wanted * missed / accuracy
      return Int((mean + 1.645 * (mean / accuracy).squareRoot()).rounded(.up))
    }
    var total = chance
    var lost = 0
    while total < share - 1e-9 {
      lost += 1
      chance *= missed * (wanted + Double(lost) - 1) / Double(lost)
      total += chance
    }
    return lost
  }
}
