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

/// A font of AppKit, which is one of UIKit here.
public typealias NSFont = UIFont

/// Is notified of typing in a control of AppKit.
@MainActor @preconcurrency public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  /// Typing began.
  func controlTextDidBeginEditing(_ obj: Notification)
  /// The text changed.
  func controlTextDidChange(_ obj: Notification)
  /// Typing ended, or Return was pressed.
  func controlTextDidEndEditing(_ obj: Notification)
}

/// Is notified of typing in a field of AppKit.
@MainActor @preconcurrency public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// Is notified of typing in a field in which one searches.
@MainActor @preconcurrency public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}

/// Is notified of typing in a text of AppKit.
@MainActor @preconcurrency public protocol NSTextDelegate: NSObjectProtocol {
  /// Typing began.
  func textDidBeginEditing(_ notification: Notification)
  /// The text changed.
  func textDidChange(_ notification: Notification)
  /// Typing ended.
  func textDidEndEditing(_ notification: Notification)
}

/// Is notified of typing in a text of several lines.
@MainActor @preconcurrency public protocol NSTextViewDelegate: NSTextDelegate {
  /// Whether the text may change.
  func textView(
    _ textView: NSTextView,
    shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool
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

  /// The size, at the origin, in points.
  public var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }

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

extension NSTextField {
  /// Creates a label with attributes.
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(labelWithString: attributedStringValue.string)
  }

  /// Creates a label of several lines.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(labelWithString: stringValue)
  }

  /// How the border is drawn. It does not affect elements.
  public enum BezelStyle: UInt, Sendable {
    case squareBezel, roundedBezel
  }
}

extension NSControl {
  /// Whether something is on.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    /// 1 for on, 0 for off, -1 for both.
    public let rawValue: Int
    /// Creates a value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It is on.
    public static let on = Self(rawValue: 1)
    /// It is off.
    public static let off = Self(rawValue: 0)
    /// Some of what it represents is on.
    public static let mixed = Self(rawValue: -1)
  }

  /// The name of the notification that a delegate receives when typing begins.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "NSControlTextDidBeginEditingNotification"
  )

  /// The name of the notification that a delegate receives when a text changes.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "NSControlTextDidChangeNotification"
  )

  /// The name of the notification that a delegate receives when typing ends.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "NSControlTextDidEndEditingNotification"
  )

  /// How large a control is. It does not affect elements.
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
  /// Posted when a text changes.
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
  /// It may.
  public func textView(
    _ textView: NSTextView,
    shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool { true }
}

extension NSLayoutConstraint {
  /// How important a constraint is, in AppKit.
  public typealias Priority = UILayoutPriority

  /// A direction, in AppKit.
  public typealias Orientation = Axis
}

extension NSProgressIndicator {
  /// How it is drawn. It does not affect elements.
  public enum Style: UInt, Sendable {
    case bar, spinning
  }
}

extension NSButton {
  /// What a button is.
  public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff
    case momentaryPushIn, accelerator, multiLevelAccelerator
  }

  /// How a button is drawn. It does not affect elements.
  public enum BezelStyle: UInt, Sendable {
    case automatic = 0, push, flexiblePush, disclosure, circular, helpButton, smallSquare, toolbar
    case accessoryBarAction, accessoryBar, pushDisclosure, badge, regularSquare, rounded, inline
    case texturedRounded, recessed, shadowlessSquare
  }

  /// Where the image is. It does not affect elements.
  public enum ImagePosition: UInt, Sendable {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps
    case imageLeading, imageTrailing
  }
}

extension NSImageView {
  /// How an image fills its place. It does not affect elements.
  public enum ImageScaling: UInt, Sendable {
    case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
  }
}

extension NSVisualEffectView {
  /// What the blur is for.
  public enum Material: Int, Sendable {
    case titlebar = 3, selection = 4, menu = 5, popover = 6, sidebar = 7, headerView = 10
    case sheet = 11, windowBackground = 12, hudWindow = 13, fullScreenUI = 15, toolTip = 17
    case contentBackground = 18, underWindowBackground = 21, underPageBackground = 22
  }

  /// What is blurred.
  public enum BlendingMode: Int, Sendable {
    case behindWindow, withinWindow
  }

  /// When there is a blur.
  public enum State: Int, Sendable {
    case followsWindowActiveState, active, inactive
  }
}
