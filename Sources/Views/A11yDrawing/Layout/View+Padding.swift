// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// What margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  package let name: String
  /// The default.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// Scrolled content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// Scroll indicators.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
