// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

// How tables look, and what users change about them on a Mac. It does not affect elements.

/// What the user has changed about the columns of a table: nothing.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  /// Makes it.
  public init() {}
}

/// Whether the user may move or hide a column.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving.
  public static let reorder = Self(rawValue: 1)
  /// Changing the width.
  public static let resize = Self(rawValue: 2)
  /// Hiding.
  public static let visibility = Self(rawValue: 4)
  /// All.
  public static let all: Self = [.reorder, .resize, .visibility]
}

/// Where the cells of a column are aligned.
public struct TableColumnAlignment: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// At the leading edge.
  public static let leading = Self(name: "leading")
  /// In the middle.
  public static let center = Self(name: "center")
  /// At the trailing edge.
  public static let trailing = Self(name: "trailing")
  /// As numbers.
  public static let numeric = Self(name: "numeric")
}

/// How a table looks.
public protocol TableStyle {}

/// The look of the platform.
public struct AutomaticTableStyle: TableStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// With insets.
public struct InsetTableStyle: TableStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// Makes the style.
  public init(alternatesRowBackgrounds: Bool) {}
}

/// With a border.
public struct BorderedTableStyle: TableStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The look of the platform.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// With insets.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// With a border.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

extension View {
  /// Sets the look of tables. It does not affect elements.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
