// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A colour of AppKit. It does not affect elements.
open class NSColor: NSObject, @unchecked Sendable {
  // Its only property is a constant; the compiler does not check a class that is open.
  package let name: String

  package init(_ name: String) { self.name = name }

  /// The colour, more or less transparent.
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor("\(name) \(alpha)") }
}
