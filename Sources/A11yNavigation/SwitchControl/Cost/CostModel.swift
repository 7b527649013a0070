// SPDX-License-Identifier: MIT

import Foundation

/// The cost of reaching a stop for a person with given settings, including missed presses.
///
/// At each level, the person waits for the stop and then presses the switch. A person who misses the stop waits for a
/// whole round; with an accuracy of *p*, a choice takes (1 − *p*) / *p* additional rounds on average. In manual
/// scanning, however, a press that does not count is repeated immediately. The number of rounds is not limited. A
/// person who misses the stop in all of the scanner's loops would have to press once more to begin again, but the model
/// does not count that press. Presses that select the wrong stop are also not counted.
///
/// A person who stops a gliding cursor sees it approach and presses in advance, so the press takes no additional time.
/// A person who misses the position waits until the cursor reaches it again.
///
/// The model follows Simpson, Mankowski and Koester, “Modeling One-Switch Row-Column Scanning with
/// Errors and Error Correction Methods”, Open Rehabilitation Journal 4 (2011).
public struct CostModel: Sendable {
  private let settings: SwitchControl.Settings
  /// The time, in seconds, from reaching a stop to releasing the switch.
  private let press: Double
  private let accuracy: Double
  private var lost: [[Double]: Double] = [:]

  /// Creates a model of a person with the given settings.
  public init(_ settings: SwitchControl.Settings) {
    self.settings = settings
    press = (settings.timeToPress + max(settings.holdDuration, .zero)).seconds
    accuracy = min(max(settings.accuracy, 0.1), 1)
  }

  /// Whether the person can press the switch before the scanner moves on.
  public var isPossible: Bool {
    switch settings.scanning {
    case .auto: press < settings.rest.seconds
    case .manual: true
    case .singleSwitchStep: press < settings.restToSelect.seconds
    }
  }

  /// Returns the cost of making one choice at each level, or `nil` if the person always presses too late.
  ///
  /// - Parameter pause: The scanner's final wait, in auto tap.
  public mutating func estimate(for levels: [ScanLevel], pause: Duration = .zero) -> CostEstimate? {
    guard isPossible || levels.allSatisfy({ $0.glide != nil }) else { return nil }
    let moves = levels.reduce(0) { $0 + $1.place }
    switch settings.scanning {
    case .auto:
      let moving = levels.reduce(0) { $0 + settings.cost(of: $1).time.seconds }
      let pressing = Double(levels.count { $0.glide == nil }) * press
      let best = moving + pressing + pause.seconds
      let rounds = levels.map(round).sorted()
      return CostEstimate(
        presses: Double(levels.count),
        best: best,
        lost: rounds.reduce(0, +) * (1 - accuracy) / accuracy,
        likely: likelyLoss(rounds)
      )
    case .manual: return byHand(presses: moves + levels.count, resting: pause.seconds)
    case .singleSwitchStep:
      // The first press of the switch arms the scanner.
      return byHand(
        presses: moves + 1,
        resting: Double(levels.count) * settings.restToSelect.seconds
      )
    }
  }

  /// Returns the 95th percentile of the time that is lost when several paths are followed one after another.
  public mutating func likelyLoss(of ways: [[ScanLevel]]) -> Duration {
    let levels = ways.joined()
    switch settings.scanning {
    case .auto: return .seconds(likelyLoss(levels.map(round).sorted()))
    case .manual:
      return .seconds(byHand(presses: levels.reduce(0) { $0 + $1.place + 1 }).likelyLoss)
    case .singleSwitchStep:
      return .seconds(byHand(presses: levels.reduce(ways.count) { $0 + $1.place }).likelyLoss)
    }
  }

  /// Returns the duration of one round, in seconds.
  private func round(_ level: ScanLevel) -> Double {
    if let glide = level.glide { return glide.round.seconds }
    return Double(level.count) * settings.rest.seconds + settings.restOnFirst.seconds
  }

  private func byHand(presses: Int, resting: Double = 0) -> CostEstimate {
    let count = Double(presses)
    return CostEstimate(
      presses: count / accuracy,
      best: count * press + resting,
      lost: count * press * (1 - accuracy) / accuracy,
      likely: press * Double(LostPresses(of: presses, accuracy: accuracy).quantile(0.95))
    )
  }

  /// The largest number of levels for which the distribution of lost time is computed exactly.
  private static let exactLevels = 500

  /// Returns the lost time for many levels. Because the lost time is normally distributed, the result is 1.645 standard
  /// deviations above the mean.
  private func normalLoss(_ rounds: [Double]) -> Double {
    let missed = 1 - accuracy
    let mean = rounds.reduce(0, +) * missed / accuracy
    let variance = rounds.reduce(0) { $0 + $1 * $1 } * missed / (accuracy * accuracy)
    return mean + 1.645 * variance.squareRoot()
  }

  private mutating func likelyLoss(_ rounds: [Double]) -> Double {
    guard accuracy < 1, !rounds.isEmpty else { return 0 }
    if let known = lost[rounds] { return known }
    let found =
      rounds.count > Self.exactLevels
      ? normalLoss(rounds) : LostRounds(rounds, accuracy: accuracy).quantile(0.95)
    lost[rounds] = found
    return found
  }
}

extension CostEstimate {
  /// The 95th percentile of the time, in seconds, that misses add to the best time.
  fileprivate var likelyLoss: Double { (likely - best).seconds }

  /// Returns a time rounded to the millisecond.
  private static func time(_ seconds: Double) -> Duration {
    .milliseconds(Int64((seconds * 1000).rounded()))
  }

  /// Creates an estimate from the best time, the average time that misses add, and the 95th percentile of the time that
  /// misses add.
  fileprivate init(presses: Double, best: Double, lost: Double, likely: Double) {
    self.init(
      presses: presses,
      best: Self.time(best),
      expected: Self.time(best + lost),
      likely: Self.time(best + likely)
    )
  }
}
