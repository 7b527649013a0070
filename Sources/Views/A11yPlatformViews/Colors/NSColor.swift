// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// An AppKit color. Colors do not affect accessibility elements.
open class NSColor: NSObject, @unchecked Sendable {
  // The class's only property is constant, but the compiler does not verify the sendability of an open class.
  package let name: String

  package init(_ name: String) { self.name = name }

  /// Creates a color for a color literal.
  public required convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) { self.init("\(red) \(green) \(blue) \(alpha)") }

  /// Returns the color with a different opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor("\(name) \(alpha)") }
}

extension NSColor: _ExpressibleByColorLiteral {}
