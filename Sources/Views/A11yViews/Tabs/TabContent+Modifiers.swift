// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension TabContent {
  /// Adds a number to the tab, spoken as its value.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    _TabList<TabValue, _>(view.badge(count))
  }
  /// Adds a text to the tab, spoken as its value.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _TabList<TabValue, _>(view.badge(label))
  }
  /// Shows or hides the tab at first. It is shown here.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility,
    for placements: TabContentPlacement...
  ) -> some TabContent<TabValue> { self }
  /// Disables the tab.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    _TabList<TabValue, _>(view.disabled(disabled))
  }
  /// Hides the tab.
  @ViewBuilder
  nonisolated private func shown(_ isShown: Bool) -> some View { if isShown { self } }
  /// Hides the tab.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _TabList<TabValue, _>(shown(!hidden))
  }

  nonisolated private var view: some View { self }
}

/// A place where tabs are shown.
public struct TabContentPlacement: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// In the sidebar.
  public static let sidebar = Self(name: "sidebar")
  /// In the bar.
  public static let tabBar = Self(name: "tabBar")
}
