// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The limit for reading something that may have no end, such as a page that adds content as it is read.
@MainActor
public final class ReadingLimit {
  /// The most stops that are read beyond those that were there at first, unless the user sets a limit.
  public static let growth = 1_000

  /// The number of stops after which reading was ended, if the limit was reached.
  public private(set) var endedAfter: Int?
  private let stops: Int?

  /// Creates a limit.
  ///
  /// - Parameter stops: The most stops that are read; `nil` for those that are there at first, rows that
  ///   a list has yet to make included, and ``growth`` more.
  public init(_ stops: Int? = nil) { self.stops = stops }

  /// The most stops that are read of a tree as it is at first. O(number of elements).
  package func stops(of tree: AccessibilityTree) -> Int {
    if let stops { return stops }
    let rows = VoiceOver.stops(.unmade, in: tree).reduce(0) { sum, id in
      let (total, isTooLarge) = sum.addingReportingOverflow(tree[id]?.details.unmadeRows ?? 0)
      return isTooLarge ? .max / 2 : min(total, .max / 2)
    }
    return VoiceOver.stops(in: tree).count + rows + Self.growth
  }

  /// Records that reading was ended.
  func end(after stops: Int) { endedAfter = stops }
}
