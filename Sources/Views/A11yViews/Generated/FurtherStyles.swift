// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// As a link. It does not affect elements.
public typealias LinkButtonStyle = BorderlessButtonStyle

/// Two columns, by its older name.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle

extension ListStyle where Self == DefaultListStyle {
  /// As on a watch.
  nonisolated public static var elliptical: DefaultListStyle { DefaultListStyle() }

  /// As on a watch.
  nonisolated public static var carousel: DefaultListStyle { DefaultListStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Always a bar.
  nonisolated public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }

  /// As on a Mac.
  nonisolated public static var grouped: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages below each other.
  nonisolated public static var verticalPage: PageTabViewStyle { PageTabViewStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// As tabs.
  nonisolated public static var tabs: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// As a link.
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }

  /// As in a bar below a toolbar.
  nonisolated public static var accessoryBar: BorderlessButtonStyle { BorderlessButtonStyle() }

  /// As an action in a bar below a toolbar.
  nonisolated public static var accessoryBarAction: BorderlessButtonStyle {
    BorderlessButtonStyle()
  }

  /// As a card on a television.
  nonisolated public static var card: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// With insets and backgrounds of two colours.
  nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle()
  }
}
