// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A style that looks like a link and does not affect elements.
public typealias LinkButtonStyle = BorderlessButtonStyle

/// A style with two columns, in the older API.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle

extension ListStyle where Self == DefaultListStyle {
  /// The style for lists on a watch.
  nonisolated public static var elliptical: DefaultListStyle { DefaultListStyle() }

  /// The style for lists on a watch.
  nonisolated public static var carousel: DefaultListStyle { DefaultListStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A style that always shows a tab bar.
  nonisolated public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }

  /// The style for tab views on a Mac.
  nonisolated public static var grouped: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A style with pages one below another.
  nonisolated public static var verticalPage: PageTabViewStyle { PageTabViewStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style that looks like tabs.
  nonisolated public static var tabs: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style that looks like a link.
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }

  /// The style for buttons in a bar below a toolbar.
  nonisolated public static var accessoryBar: BorderlessButtonStyle { BorderlessButtonStyle() }

  /// The style for actions in a bar below a toolbar.
  nonisolated public static var accessoryBarAction: BorderlessButtonStyle {
    BorderlessButtonStyle()
  }

  /// The style for cards on a television.
  nonisolated public static var card: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Returns a style with insets and alternating backgrounds.
  nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle()
  }
}
