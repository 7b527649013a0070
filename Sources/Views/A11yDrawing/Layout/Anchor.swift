// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension Anchor where Value == CGRect {
  /// A rectangle of no size.
  package static var zero: Self { Self(value: .zero) }
}
