// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension Color {
  /// Takes a colour of AppKit.
  public init(nsColor: NSColor) { self.init(name: nsColor.name) }

  /// Takes a colour of UIKit.
  public init(uiColor: UIColor) { self.init(name: uiColor.name) }

  /// Takes a colour of Core Graphics.
  public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }
}
