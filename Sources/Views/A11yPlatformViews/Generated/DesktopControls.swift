// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A direction.
public enum NSUserInterfaceLayoutOrientation: Int, Sendable {
  case horizontal, vertical
}

/// How a border is drawn. It does not affect elements.
public enum NSBorderType: UInt, Sendable {
  case noBorder, lineBorder, bezelBorder, grooveBorder
}

/// A field of AppKit whose text is hidden.
@MainActor @preconcurrency open class NSSecureTextField: NSTextField {
  override var isSecure: Bool { true }
}

/// A field of AppKit in which one searches.
@MainActor @preconcurrency open class NSSearchField: NSTextField {}

/// When the ring of the keyboard's focus is drawn. It does not affect elements.
public enum NSFocusRingType: UInt, Sendable {
  case `default`, none, exterior
}

extension NSView {
  /// Does nothing: nothing is drawn.
  public func setNeedsDisplay(_ invalidRect: NSRect) {}

  /// Does nothing: there is no layout.
  public func invalidateIntrinsicContentSize() {}

  /// Does nothing: there is no layout.
  public func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority,
    for orientation: NSLayoutConstraint.Orientation
  ) {}

  /// Does nothing: there is no layout.
  public func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority,
    for orientation: NSLayoutConstraint.Orientation
  ) {}

  /// Finds gestures. Accepted: there are none.
  public func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {}

  /// Does nothing: no gestures are found.
  public func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {}

  /// Adds a constraint. Does nothing.
  public func addConstraint(_ constraint: NSLayoutConstraint) {}

  /// Adds constraints. Does nothing.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {}
}

extension NSTextField {
  /// Creates a label with attributes.
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(labelWithString: attributedStringValue.string)
  }

  /// Creates a label of several lines.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(labelWithString: stringValue)
  }
}
