// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// How views are aligned horizontally. It does not affect elements.
public struct HorizontalAlignment: Hashable, Sendable {
  package let name: String
  package init(name: String) { self.name = name }

  /// At the leading edge.
  public static let leading = HorizontalAlignment(name: "leading")
  /// In the middle.
  public static let center = HorizontalAlignment(name: "center")
  /// At the trailing edge.
  public static let trailing = HorizontalAlignment(name: "trailing")
  /// Where the lines between rows begin.
  public static let listRowSeparatorLeading = HorizontalAlignment(name: "listRowSeparatorLeading")
  /// Where the lines between rows end.
  public static let listRowSeparatorTrailing = HorizontalAlignment(name: "listRowSeparatorTrailing")
}

/// How views are aligned vertically. It does not affect elements.
public struct VerticalAlignment: Hashable, Sendable {
  package let name: String
  package init(name: String) { self.name = name }

  /// At the top.
  public static let top = VerticalAlignment(name: "top")
  /// In the middle.
  public static let center = VerticalAlignment(name: "center")
  /// At the bottom.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// At the first baseline.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// At the last baseline.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

extension Alignment {
  /// At the first baseline, in the middle.
  public static let centerFirstTextBaseline = Self(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// At the last baseline, in the middle.
  public static let centerLastTextBaseline = Self(horizontal: .center, vertical: .lastTextBaseline)
  /// At the first baseline and the leading edge.
  public static let leadingFirstTextBaseline = Self(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// At the last baseline and the leading edge.
  public static let leadingLastTextBaseline = Self(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  /// At the first baseline and the trailing edge.
  public static let trailingFirstTextBaseline = Self(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  /// At the last baseline and the trailing edge.
  public static let trailingLastTextBaseline = Self(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )
}
