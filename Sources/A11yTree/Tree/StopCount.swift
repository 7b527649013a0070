// SPDX-License-Identifier: MIT

/// The number of stops that the scanner finds in an element.
struct StopCount: Equatable, Sendable {
  /// The number of stops. The number of stops, with each group counted as one stop.
  private var groupedStops: UInt32 = 0
  /// The number of interactive elements.
  private var singleStops: UInt32 = 0

  /// The count for an element that is a single stop.
  static let one = StopCount(groupedStops: 1, singleStops: 1)

  /// Returns the number of stops. If `grouped` is `true`, each group counts as one stop.
  func count(grouped: Bool) -> Int { Int(grouped ? groupedStops : singleStops) }

  /// Whether there is exactly one interactive element.
  var isSingle: Bool { singleStops == 1 }

  /// Combines all stops into a single group for counting.
  mutating func group() { groupedStops = 1 }

  static func + (one: StopCount, other: StopCount) -> StopCount {
    StopCount(
      groupedStops: one.groupedStops &+ other.groupedStops,
      singleStops: one.singleStops &+ other.singleStops
    )
  }

  static func += (sum: inout StopCount, count: StopCount) { sum = sum + count }
}
