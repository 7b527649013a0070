// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// An image in AppKit's views. It is no element unless it has a description.
@MainActor
@preconcurrency
open class NSImageView: NSControl {
  /// The image.
  open var image: NSImage? { didSet { accessibilityChanged() } }
  /// How the image fills its place.
  open var imageScaling = ImageScaling.scaleProportionallyDown
  /// Whether images move.
  open var animates = false
  /// The colour of the image. It does not affect elements.
  open var contentTintColor: NSColor?

  /// Creates a view of an image.
  public convenience init(image: NSImage) {
    self.init(frame: .zero)
    self.image = image
    setAccessibilityElement(image.accessibilityDescription != nil)
  }

  /// An image, unless another role was set.
  open override func accessibilityRole() -> NSAccessibility.Role? {
    super.accessibilityRole() ?? .image
  }

  /// The description of the image, unless another label was set.
  open override func accessibilityLabel() -> String? {
    super.accessibilityLabel() ?? image?.accessibilityDescription
  }
}

/// Views of AppKit in a row or a column.
@MainActor
@preconcurrency
open class NSStackView: NSView {
  /// The views.
  open var arrangedSubviews: [NSView] { subviews }
  /// The direction. It does not affect elements.
  open var orientation = NSUserInterfaceLayoutOrientation.horizontal
  /// The space between views, in points. It does not affect elements.
  open var spacing: CGFloat = 8

  /// Creates a row of views.
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Adds a view after the others.
  open func addArrangedSubview(_ view: NSView) { addSubview(view) }
  /// Removes a view.
  open func removeArrangedSubview(_ view: NSView) { view.removeFromSuperview() }
}

/// A view of AppKit that scrolls: what is in it is heard.
@MainActor
@preconcurrency
open class NSScrollView: NSView {
  /// The view that scrolls.
  open var documentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
    }
  }
  /// Whether there is a bar at the side. It does not affect elements.
  open var hasVerticalScroller = false
  /// Whether there is a bar at the bottom. It does not affect elements.
  open var hasHorizontalScroller = false
  /// Whether bars go when they are not needed. It does not affect elements.
  open var autohidesScrollers = false
  /// Whether a background is drawn. It does not affect elements.
  open var drawsBackground = true
  /// The colour behind the content. It does not affect elements.
  open var backgroundColor = NSColor.clear
  /// How the border is drawn. It does not affect elements.
  open var borderType = NSBorderType.noBorder
}

/// A blur of what is below. It does not affect elements.
@MainActor
@preconcurrency
open class NSVisualEffectView: NSView {
  /// What the blur is for.
  open var material = Material.windowBackground
  /// What is blurred.
  open var blendingMode = BlendingMode.behindWindow
  /// When there is a blur.
  open var state = State.followsWindowActiveState
  /// Whether the blur is strong.
  open var isEmphasized = false
  /// Where the blur is.
  open var maskImage: NSImage?
}
