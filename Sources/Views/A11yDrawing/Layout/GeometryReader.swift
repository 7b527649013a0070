// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The screen size that is reported to programs, which is the size of an iPhone's screen in portrait orientation.
package enum ScreenSize {
  package static let points = CGSize(width: 393, height: 852)
}
