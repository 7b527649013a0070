// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The screen that programs are told they are on: that of an iPhone, upright.
package enum ScreenSize {
  package static let points = CGSize(width: 393, height: 852)
}
