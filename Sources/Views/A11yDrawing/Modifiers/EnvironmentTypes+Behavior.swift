// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Whether controls look active.
public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }

/// How big the rows of a sidebar are.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

/// How prominent a background is.
public struct BackgroundProminence: Hashable, Sendable {
  let name: String
  /// As usual.
  public static let standard = Self(name: "standard")
  /// Much.
  public static let increased = Self(name: "increased")
}

/// Where a tab is shown.
public struct TabBarPlacement: Hashable, Sendable {
  let name: String
  /// In the bar at the bottom.
  public static let bottomBar = Self(name: "bottomBar")
  /// In the bar at the top.
  public static let topBar = Self(name: "topBar")
  /// In the sidebar.
  public static let sidebar = Self(name: "sidebar")
  /// In the dots of pages.
  public static let pageIndicator = Self(name: "pageIndicator")
  /// Beside the window.
  public static let ornament = Self(name: "ornament")
}

/// Where the view below the tabs is shown.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }
