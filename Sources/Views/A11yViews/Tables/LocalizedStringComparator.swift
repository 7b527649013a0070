// SPDX-License-Identifier: MIT

import Foundation

/// Compares strings as people sort them: by the user's language, with numbers by their value.
public struct LocalizedStringComparator: SortComparator, Codable {
  /// Whether smaller or greater strings come first.
  public var order: SortOrder

  /// Creates a comparison.
  public init(order: SortOrder = .forward) { self.order = order }

  /// Compares two strings.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    order == .forward ? lhs.localizedStandardCompare(rhs) : rhs.localizedStandardCompare(lhs)
  }
}

extension SortComparator where Self == LocalizedStringComparator {
  /// As people sort strings: by the user's language, with numbers by their value.
  public static var localizedStandard: LocalizedStringComparator { LocalizedStringComparator() }
  /// By the user's language.
  public static var localized: LocalizedStringComparator { LocalizedStringComparator() }
}
