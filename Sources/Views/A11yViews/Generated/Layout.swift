// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A column or row of a grid. It does not affect elements.
public struct GridItem: Sendable {
  /// The size of a column or row in points.
  public enum Size: Sendable {
    /// A fixed size.
    case fixed(CGFloat)
    /// The remaining size, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit, with a size within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// The size of the column or row.
  public var size: Size
  /// The spacing to the next column or row in points.
  public var spacing: CGFloat?
  /// The alignment of views in the column or row.
  public var alignment: Alignment?
  /// Creates a column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Options for keeping the headers and footers of a lazy view visible. They do not affect elements.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits of the set, one per kind of view.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// Flexible space between views, which is not an element.
public struct Spacer {
  /// The minimum length.
  public var minLength: CGFloat?
  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

/// A line between views, which is not an element.
public struct Divider {
  /// Creates a divider.
  public init() {}
}
