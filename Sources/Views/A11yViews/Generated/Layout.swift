// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A column or row of a grid. It does not affect elements.
public struct GridItem: Sendable {
  /// How large the column or row is, in points.
  public enum Size: Sendable {
    /// A fixed size.
    case fixed(CGFloat)
    /// The remaining size, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit, within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// How large it is.
  public var size: Size
  /// The space to the next one, in points.
  public var spacing: CGFloat?
  /// The alignment of views in it.
  public var alignment: Alignment?
  /// Creates a column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// When a header or footer of a lazy view stays in sight. It does not affect elements.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// One bit per kind.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// Space between views. It is no element.
public struct Spacer {
  /// The minimum length.
  public var minLength: CGFloat?
  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

/// A line between views. It is no element.
public struct Divider {
  /// Creates a line.
  public init() {}
}
