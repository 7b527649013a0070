// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension Image {
  /// How bright the picture may be.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension EnvironmentValues {
  /// How bright pictures may be.
  public var allowedDynamicRange: Image.DynamicRange? { nil }
  /// How the content of a view changes.
  public var contentTransition: ContentTransition { .identity }
}
