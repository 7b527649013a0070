// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension ListStyle where Self == InsetListStyle {
  /// With insets and backgrounds of two colours.
  nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle()
  }
}

/// As a link. It does not affect elements.
public typealias LinkButtonStyle = BorderlessButtonStyle

/// Two columns, by its older name.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle
