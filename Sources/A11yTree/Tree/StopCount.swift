// SPDX-License-Identifier: MIT

/// The number of stops that a scanner finds in an element.
struct StopCount: Equatable, Sendable {
  /// The number of stops. Each group is counted as one stop.
  private var groupedStops: UInt32 = 0
  /// The number of interactive elements.
  private var singleStops: UInt32 = 0

  /// The count for a single stop.
  static let one = StopCount(groupedStops: 1, singleStops: 1)

  /// Returns the number of stops; if `grouped` is `true`, each group counts as one stop.
  func count(grouped: Bool) -> Int { Int(grouped ? groupedStops : singleStops) }

  /// Whether there is exactly one interactive element.
  var isSingle: Bool { singleStops == 1 }

  /// Counts all stops as a single group.
  mutating func group() { groupedStops = 1 }

  static func + (one: StopCount, other: StopCount) -> StopCount {
    StopCount(
      groupedStops: one.groupedStops &+ other.groupedStops,
      singleStops: one.singleStops &+ other.singleStops
    )
  }

  static func += (sum: inout StopCount, count: StopCount) { sum = sum + count }
}
