// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The purpose of the top bar.
public struct ToolbarRole: Sendable {
  package let name: String
  /// The default.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Browsing.
  public static let browser = ToolbarRole(name: "browser")
  /// Editing.
  public static let editor = ToolbarRole(name: "editor")
  /// Navigating.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// Which bar a modifier applies to.
public struct ToolbarPlacement: Sendable {
  package let name: String
  /// The default.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The top bar of a screen.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bottom bar of a screen.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The tab bar.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The toolbar of a window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}
