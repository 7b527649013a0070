// SPDX-License-Identifier: MIT

/// How many stops a scanner finds in an element.
struct StopCount: Equatable, Sendable {
  /// The stops if each group is one.
  private var groupedStops: UInt32 = 0
  /// The interactive elements.
  private var singleStops: UInt32 = 0

  /// A stop.
  static let one = StopCount(groupedStops: 1, singleStops: 1)

  /// The number of stops, with groups as one stop each or without groups.
  func count(grouped: Bool) -> Int { Int(grouped ? groupedStops : singleStops) }

  /// Whether there is one interactive element.
  var isSingle: Bool { singleStops == 1 }

  /// Creates one group of all stops.
  mutating func group() { groupedStops = 1 }

  static func + (one: StopCount, other: StopCount) -> StopCount {
    StopCount(
      groupedStops: one.groupedStops &+ other.groupedStops,
      singleStops: one.singleStops &+ other.singleStops
    )
  }

  static func += (sum: inout StopCount, count: StopCount) { sum = sum + count }
}
