// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension Text {
  /// What the direction of writing follows.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    let name: String
    /// The default.
    public static let `default` = Self(name: "default")
    /// The content.
    public static let contentBased = Self(name: "contentBased")
    /// The layout.
    public static let layoutBased = Self(name: "layoutBased")
  }
}
