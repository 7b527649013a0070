// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The screen size that is reported to programs, which is the size of the session device's screen.
package enum ScreenSize {
  package static var points: CGSize {
    let (width, height) = CurrentHost.device.screenSize
    return CGSize(width: width, height: height)
  }
}
