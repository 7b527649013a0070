// SPDX-License-Identifier: MIT

extension SwitchControl {
  /// The least time in which a person could come to each of a number of stops once, however they were
  /// grouped, with misses and the user’s size of groups. O(group size × count²) up to 120 stops.
  public static func leastTime(of count: Int, _ settings: Settings) -> Duration {
    .seconds(BestGrouping.time(of: count, settings))
  }
}

/// The least that it can take to come to every one of a number of stops once, however they are
/// grouped, with no more than the user's number of stops in a group.
///
/// What a screen takes in comparison is its cost index.
struct BestGrouping {
  /// From how many stops on only groups of even size are tried.
  private static let exact = 120
  /// The most stops of a group that are tried where the user sets no limit.
  private static let widest = 40

  private let step: Double
  private let first: Double
  private let selecting: Double
  private let loss: Double
  private let round: @Sendable (_ stops: Int) -> Double
  private let limit: Int
  /// The least time inside a group, by its number of stops.
  private var inside: [Int: Double] = [1: 0]

  /// The expected time for all of some stops together, in seconds. O(limit × count²) up to 120 stops.
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

  /// The time of one selection in a group, with the rounds that are lost there.
  private func selection(_ stops: Int) -> Double { selecting + loss * round(stops) }

  /// The time to move to a place.
  private func moving(_ place: Int) -> Double {
    place == 0 ? 0 : Double(place) * step + first
  }

  private mutating func time(of count: Int) -> Double {
    guard count > 1 else { return selection(1) }
    let ways = fill(upTo: count)
    // The outermost group has no way out.
    return (2...min(limit, count)).map { stops in
      Double(count) * selection(stops) + (ways[stops].map { $0[count] } ?? even(stops, count))
    }.min() ?? 0
  }

  /// Finds the least time inside groups of all sizes up to a number, and returns what some stops take
  /// in the first places of a group, by places and stops, if there are few enough to try all.
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

  /// The time in groups of even size, the larger first.
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
