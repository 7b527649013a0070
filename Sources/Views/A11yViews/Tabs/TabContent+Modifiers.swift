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
  /// Adds a string to the tab, spoken as its value.
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }
  /// Identifies the tab among those that the user may move. Nobody can here.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  /// Sets whether the user may move or hide the tab. Nobody can here.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior,
    for placements: TabContentPlacement...
  ) -> some TabContent<TabValue> { self }
  /// Shows or hides the tab at first. It is shown here.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility,
    for placements: TabContentPlacement...
  ) -> some TabContent<TabValue> { self }
  /// Sets where the tab is pinned. It does not affect elements.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    self
  }
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

/// Whether the user may move or hide a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// Neither.
  public static let disabled = Self(name: "disabled")
  /// Moving only.
  public static let reorderable = Self(name: "reorderable")
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

/// Where a tab stays.
public struct TabPlacement: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// In the bar, always.
  public static let pinned = Self(name: "pinned")
  /// In the bar unless the user moves it.
  public static let movable = Self(name: "movable")
  /// In the sidebar only.
  public static let sidebarOnly = Self(name: "sidebarOnly")
}
