// SPDX-License-Identifier: MIT

extension SwitchControl {
  /// Returns the shortest total time in which a person could visit each of several stops once, including missed
  /// presses. The complexity is O(group size × count²) for up to 120 stops.
  public static func leastTime(of count: Int, _ settings: Settings) -> Duration {
    .seconds(BestGrouping.time(of: count, settings))
  }
}

/// The shortest total time for visiting each of several stops once, in groups no larger than the user's group size.
///
/// A screen's cost index compares the screen's actual time with this shortest time.
struct BestGrouping {
  /// The largest number of stops for which groups of uneven size are also tried.
  private static let exact = 120
  /// The largest group size that is tried if the user sets no limit.
  private static let widest = 40

  private let step: Double
  private let first: Double
  private let selecting: Double
  private let loss: Double
  private let round: @Sendable (_ stops: Int) -> Double
  private let limit: Int
  /// The shortest time for visiting the stops inside a group, indexed by the number of stops.
  private var inside: [Int: Double] = [1: 0]

  /// Returns the expected total time, in seconds, for visiting a number of stops. The complexity is O(limit × count²)
  /// for up to 120 stops.
  static func time(of count: Int, _ settings: SwitchControl.Settings) -> Double {
    guard count > 0 else { return 0 }
    var grouping = BestGrouping(settings)
    return grouping.time(of: count)
  }

  private init(_ settings: SwitchControl.Settings) {
    let press = (settings.timeToPress + max(settings.holdDuration, .zero)).seconds
    let accuracy = min(max(settings.accuracy, 0.1), 1)
    let rest = settings.rest.seconds
    let pause = settings.restOnFirst.seconds
    limit = settings.groupSize > 1 ? settings.groupSize : Self.widest
    switch settings.scanning {
    case .auto:
      (step, first, selecting, loss) = (rest, pause, press, (1 - accuracy) / accuracy)
      round = { Double($0) * rest + pause }
    case .manual:
      (step, first, selecting, loss) = (press / accuracy, 0, press / accuracy, 0)
      round = { _ in 0 }
    case .singleSwitchStep:
      (step, first, selecting, loss) = (press / accuracy, 0, settings.restToSelect.seconds, 0)
      round = { _ in 0 }
    }
  }

  /// Returns the time for one selection in a group, including missed rounds.
  private func selection(_ stops: Int) -> Double { selecting + loss * round(stops) }

  /// Returns the time that the scanner needs to move to a given position.
  private func moving(_ place: Int) -> Double {
    place == 0 ? 0 : Double(place) * step + first
  }

  private mutating func time(of count: Int) -> Double {
    guard count > 1 else { return selection(1) }
    let ways = fill(upTo: count)
    // The screen's outermost group has no exit.
    return (2...min(limit, count)).map { stops in
      Double(count) * selection(stops) + (ways[stops].map { $0[count] } ?? even(stops, count))
    }.min() ?? 0
  }

  /// Computes the shortest time inside groups of every size up to a given number of stops. If every grouping can be
  /// tried, the method also returns the times for visiting some of the stops among a group's first positions, indexed
  /// by the number of positions and the number of stops.
  private mutating func fill(upTo count: Int) -> [Int: [Double]] {
    guard count <= Self.exact else { return [:] }
    let widest = min(limit, count)
    var ways = [[Double]](
      repeating: Array(repeating: .infinity, count: count + 1),
      count: widest + 1
    )
    ways[1][1] = 0
    for sum in 2...count {
      var least = Double.infinity
      for stops in 2...min(widest, sum) {
        for size in 1..<sum {
          let last = Double(size) * moving(stops - 1) + ways[1][size]
          ways[stops][sum] = min(ways[stops][sum], ways[stops - 1][sum - size] + last)
        }
        least = min(least, Double(sum) * selection(stops + 1) + ways[stops][sum])
      }
      ways[1][sum] = least
    }
    return Dictionary(uniqueKeysWithValues: ways.enumerated().map { ($0.offset, $0.element) })
  }

  /// Returns the time for groups of nearly equal size, with the larger groups first.
  private mutating func even(_ stops: Int, _ count: Int) -> Double {
    var sum = 0.0
    for place in 0..<stops {
      let size = (count + stops - 1 - place) / stops
      sum += Double(size) * moving(place) + time(inside: size)
    }
    return sum
  }

  private mutating func time(inside count: Int) -> Double {
    if let time = inside[count] { return time }
    var least = Double.infinity
    for stops in 2...min(limit, count) {
      least = min(least, Double(count) * selection(stops + 1) + even(stops, count))
    }
    inside[count] = least
    return least
  }
}
