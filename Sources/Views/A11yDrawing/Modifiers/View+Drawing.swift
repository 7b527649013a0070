// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The effect of hovering.
public struct HoverEffect: Hashable, Sendable {
  package let name: String
  /// The default.
  public static let automatic = HoverEffect(name: "automatic")
  /// Brighter.
  public static let highlight = HoverEffect(name: "highlight")
  /// Nearer.
  public static let lift = HoverEffect(name: "lift")
}
