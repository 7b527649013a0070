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

/// The style of a border. It does not affect elements.
public enum NSBorderType: UInt, Sendable {
  case noBorder, lineBorder, bezelBorder, grooveBorder
}

/// An AppKit text field whose text is obscured.
@MainActor @preconcurrency open class NSSecureTextField: NSTextField {
  override var isSecure: Bool { true }
}

/// An AppKit search field.
@MainActor @preconcurrency open class NSSearchField: NSTextField {}

/// An AppKit font, which is a UIKit font here.
public typealias NSFont = UIFont

/// A delegate that is notified of editing in an AppKit control.
@MainActor @preconcurrency public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  /// Tells the delegate that editing has begun.
  func controlTextDidBeginEditing(_ obj: Notification)
  /// Tells the delegate that the text has changed.
  func controlTextDidChange(_ obj: Notification)
  /// Tells the delegate that editing has ended or Return was pressed.
  func controlTextDidEndEditing(_ obj: Notification)
}

/// A delegate that is notified of editing in an AppKit text field.
@MainActor @preconcurrency public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// A delegate that is notified of editing in an AppKit search field.
@MainActor @preconcurrency public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}

/// A delegate that is notified of editing in an AppKit text object.
@MainActor @preconcurrency public protocol NSTextDelegate: NSObjectProtocol {
  /// Tells the delegate that editing has begun.
  func textDidBeginEditing(_ notification: Notification)
  /// Tells the delegate that the text has changed.
  func textDidChange(_ notification: Notification)
  /// Tells the delegate that editing has ended.
  func textDidEndEditing(_ notification: Notification)
}

/// A delegate that is notified of editing in an AppKit text view.
@MainActor @preconcurrency public protocol NSTextViewDelegate: NSTextDelegate {
  /// Returns whether the text may change.
  func textView(
    _ textView: NSTextView,
    shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool
}

extension NSView {
  /// Does nothing, because nothing is drawn.
  public func setNeedsDisplay(_ invalidRect: NSRect) {}

  /// Does nothing, because there is no layout.
  public func invalidateIntrinsicContentSize() {}

  /// Does nothing, because there is no layout.
  public func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority,
    for orientation: NSLayoutConstraint.Orientation
  ) {}

  /// Does nothing, because there is no layout.
  public func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority,
    for orientation: NSLayoutConstraint.Orientation
  ) {}

  /// Adds a gesture recognizer. It is accepted, but no gesture is ever recognized.
  public func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {}

  /// Does nothing, because no gestures are recognized.
  public func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {}

  /// Adds a constraint, which has no effect.
  public func addConstraint(_ constraint: NSLayoutConstraint) {}

  /// Adds constraints, which have no effect.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {}

  /// The view's bounds, in points.
  public var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }

  /// Does nothing, because there is no layout.
  public func setFrameSize(_ newSize: NSSize) { frame.size = newSize }

  /// Does nothing, because there is no layout.
  public func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }

  /// The left edge.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The right edge.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The left edge.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The right edge.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The top edge.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The bottom edge.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The width.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The height.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The horizontal center.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// The vertical center.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

extension NSTextField {
  /// Creates a label with attributes.
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(labelWithString: attributedStringValue.string)
  }

  /// Creates a label with several lines.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(labelWithString: stringValue)
  }

  /// The style of the border. It does not affect elements.
  public enum BezelStyle: UInt, Sendable {
    case squareBezel, roundedBezel
  }
}

extension NSControl {
  /// The state of a control: on, off or mixed.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    /// The value: 1 for on, 0 for off and -1 for mixed.
    public let rawValue: Int
    /// Creates a value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The control is on.
    public static let on = Self(rawValue: 1)
    /// The control is off.
    public static let off = Self(rawValue: 0)
    /// The control is partly on.
    public static let mixed = Self(rawValue: -1)
  }

  /// The name of the notification that a delegate receives when editing begins.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "NSControlTextDidBeginEditingNotification"
  )

  /// The name of the notification that a delegate receives when text changes.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "NSControlTextDidChangeNotification"
  )

  /// The name of the notification that a delegate receives when editing ends.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "NSControlTextDidEndEditingNotification"
  )

  /// The size of a control. It does not affect elements.
  public enum ControlSize: UInt, Sendable {
    case regular, small, mini, large, extraLarge
  }
}

extension NSControlTextEditingDelegate {
  /// Does nothing.
  public func controlTextDidBeginEditing(_ obj: Notification) {}

  /// Does nothing.
  public func controlTextDidChange(_ obj: Notification) {}

  /// Does nothing.
  public func controlTextDidEndEditing(_ obj: Notification) {}
}

extension NSText {
  /// Posted when text changes.
  nonisolated public static let didChangeNotification = Notification.Name(
    "NSTextDidChangeNotification"
  )
}

extension NSTextDelegate {
  /// Does nothing.
  public func textDidBeginEditing(_ notification: Notification) {}

  /// Does nothing.
  public func textDidChange(_ notification: Notification) {}

  /// Does nothing.
  public func textDidEndEditing(_ notification: Notification) {}
}

extension NSTextViewDelegate {
  /// Returns `true`.
  public func textView(
    _ textView: NSTextView,
    shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool { true }
}

extension NSLayoutConstraint {
  /// The priority of a constraint, in AppKit.
  public typealias Priority = UILayoutPriority

  /// A layout direction, in AppKit.
  public typealias Orientation = Axis
}

extension NSProgressIndicator {
  /// The drawing style. It does not affect elements.
  public enum Style: UInt, Sendable {
    case bar, spinning
  }
}

extension NSButton {
  /// The type of a button.
  public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff
    case momentaryPushIn, accelerator, multiLevelAccelerator
  }

  /// The style of a button's border. It does not affect elements.
  public enum BezelStyle: UInt, Sendable {
    case automatic = 0, push, flexiblePush, disclosure, circular, helpButton, smallSquare, toolbar
    case accessoryBarAction, accessoryBar, pushDisclosure, badge, regularSquare, rounded, inline
    case texturedRounded, recessed, shadowlessSquare
  }

  /// The position of the image. It does not affect elements.
  public enum ImagePosition: UInt, Sendable {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps
    case imageLeading, imageTrailing
  }
}

extension NSImageView {
  /// The scaling of an image. It does not affect elements.
  public enum ImageScaling: UInt, Sendable {
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
  }
}

extension NSVisualEffectView {
  /// The purpose of the blur.
  public enum Material: Int, Sendable {
    case titlebar = 3, selection = 4, menu = 5, popover = 6, sidebar = 7, headerView = 10
    case sheet = 11, windowBackground = 12, hudWindow = 13, fullScreenUI = 15, toolTip = 17
    case contentBackground = 18, underWindowBackground = 21, underPageBackground = 22
  }

  /// The content that is blurred.
  public enum BlendingMode: Int, Sendable {
    case behindWindow, withinWindow
  }

  /// The condition for showing the blur.
  public enum State: Int, Sendable {
    case followsWindowActiveState, active, inactive
  }
}
