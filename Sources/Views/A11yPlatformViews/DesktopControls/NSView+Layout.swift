// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

// There is no layout and no drawing, so this is accepted.

extension NSView {
  /// The size, at the origin, in points.
  public var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }
  /// Lays the view out now, and those in it, where that is needed.
  public func layoutSubtreeIfNeeded() {
    if needsLayout {
      needsLayout = false
      layout()
    }
    for view in subviews { view.layoutSubtreeIfNeeded() }
  }
  /// Does nothing: there is no layout.
  public func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
  /// Does nothing: there is no layout.
  public func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }

  /// The left edge.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The right edge.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The left edge.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The right edge.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The upper edge.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The lower edge.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The height.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle, horizontally.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle, vertically.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

extension NSLayoutConstraint {
  /// How important a constraint is, in AppKit.
  public typealias Priority = UILayoutPriority
  /// A direction, in AppKit.
  public typealias Orientation = Axis
}
