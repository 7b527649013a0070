// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The limit for reading a screen that may never end, such as a page that adds content during reading.
@MainActor
public final class ReadingLimit {
  /// The maximum number of stops that are read in addition to the initial stops, unless the user sets a limit.
  public static let growth = 1_000

  /// The number of stops after which the limit ended reading, or `nil` if the limit was not reached.
  public private(set) var endedAfter: Int?
  private let stops: Int?

  /// Creates a limit.
  ///
  /// - Parameter stops: The maximum number of stops to read, or `nil` for ``growth`` plus the initial stops and rows.
  public init(_ stops: Int? = nil) { self.stops = stops }

  /// Returns the maximum number of stops to read, given the tree at the start. O(number of
  /// elements).
  package func stops(of tree: AccessibilityTree) -> Int {
    if let stops { return stops }
    let rows = VoiceOver.stops(.unmade, in: tree).reduce(0) { sum, id in
      let (total, isTooLarge) = sum.addingReportingOverflow(tree[id]?.details.unmadeRows ?? 0)
      return isTooLarge ? .max / 2 : min(total, .max / 2)
    }
    return VoiceOver.stops(in: tree).count + rows + Self.growth
  }

  /// Stores the number of stops after which the limit ended reading.
  func end(after stops: Int) { endedAfter = stops }
}
