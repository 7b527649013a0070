// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

extension DynamicTypeSize {
  /// Creates a text size from UIKit's size category.
  public init?(_ category: ContentSizeCategory) {
    let place = ContentSizeCategory.allCases.firstIndex(of: category)
    guard let place else { return nil }
    self = DynamicTypeSize.allCases[place]
  }
}
