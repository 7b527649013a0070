// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// What a background belongs to.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  package let name: String
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A screen of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A tab.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}
