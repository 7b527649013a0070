// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// The size of text that the user wants, in the older API.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  /// Whether one size is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
  /// Whether one size is not bigger than another.
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.rank <= rhs.rank }
  /// Whether one size is bigger than another.
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.rank > rhs.rank }
  /// Whether one size is not smaller than another.
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.rank >= rhs.rank }
}

extension DynamicTypeSize {
  /// Takes a size of UIKit.
  public init?(_ category: ContentSizeCategory) {
    let place = ContentSizeCategory.allCases.firstIndex(of: category)
    guard let place else { return nil }
    self = DynamicTypeSize.allCases[place]
  }
}
