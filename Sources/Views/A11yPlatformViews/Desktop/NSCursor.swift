// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A screen of AppKit. Nothing is drawn on it.
@MainActor
@preconcurrency
open class NSScreen: NSObject {
  private static let only = NSScreen()
  /// The screen.
  open class var main: NSScreen? { only }
  /// The screens.
  open class var screens: [NSScreen] { [only] }
  /// The size, in points.
  open var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
  /// The size without bars, in points.
  open var visibleFrame: NSRect { frame }
  /// How many pixels a point has, each way.
  open var backingScaleFactor: CGFloat { 2 }
  /// The name.
  open var localizedName: String { "Display" }
}
