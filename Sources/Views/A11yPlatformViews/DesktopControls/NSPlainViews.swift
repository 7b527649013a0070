// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// An AppKit image view. An AppKit image view is an accessibility element only if its image has a description.
@MainActor
@preconcurrency
open class NSImageView: NSControl {
  /// The image.
  open var image: NSImage? { didSet { accessibilityChanged() } }
  /// A setting that determines how the image is scaled to fit its view.
  open var imageScaling = ImageScaling.scaleProportionallyDown
  /// Whether animated images play.
  open var animates = false
  /// The color of the image. This property does not affect accessibility elements.
  open var contentTintColor: NSColor?

  /// Creates an image view that shows an image.
  public convenience init(image: NSImage) {
    self.init(frame: .zero)
    self.image = image
    setAccessibilityElement(image.accessibilityDescription != nil)
  }

  /// Returns the image role, unless another accessibility role was set.
  open override func accessibilityRole() -> NSAccessibility.Role? {
    super.accessibilityRole() ?? .image
  }

  /// Returns the image's description, unless another accessibility label was set.
  open override func accessibilityLabel() -> String? {
    super.accessibilityLabel() ?? image?.accessibilityDescription
  }
}

/// A row or column of AppKit views.
@MainActor
@preconcurrency
open class NSStackView: NSView {
  /// The stack's views.
  open var arrangedSubviews: [NSView] { subviews }
  /// The direction. This property does not affect accessibility elements.
  open var orientation = NSUserInterfaceLayoutOrientation.horizontal
  /// The space between views, in points. This property does not affect accessibility elements.
  open var spacing: CGFloat = 8

  /// Creates a stack of views.
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Adds a view at the end of the stack.
  open func addArrangedSubview(_ view: NSView) { addSubview(view) }
  /// Removes a view.
  open func removeArrangedSubview(_ view: NSView) { view.removeFromSuperview() }
}

/// An AppKit scroll view. The scroll view's content is available to assistive technologies.
@MainActor
@preconcurrency
open class NSScrollView: NSView {
  /// The view whose content is scrolled.
  open var documentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
    }
  }
  /// Whether the scroll view has a vertical scroll bar. This property does not affect accessibility elements.
  open var hasVerticalScroller = false
  /// Whether the scroll view has a horizontal scroll bar. This property does not affect accessibility elements.
  open var hasHorizontalScroller = false
  /// Whether scroll bars are hidden when they are not needed. This property does not affect accessibility elements.
  open var autohidesScrollers = false
  /// Whether the view's background is drawn. This property does not affect accessibility elements.
  open var drawsBackground = true
  /// The background color. This property does not affect accessibility elements.
  open var backgroundColor = NSColor.clear
  /// The style of the scroll view's border. This property does not affect accessibility elements.
  open var borderType = NSBorderType.noBorder
}

/// A view that blurs the content behind it. This class does not affect accessibility elements.
@MainActor
@preconcurrency
open class NSVisualEffectView: NSView {
  /// The purpose of the visual effect.
  open var material = Material.windowBackground
  /// The content that the visual effect blurs.
  open var blendingMode = BlendingMode.behindWindow
  /// A setting that determines when the visual effect is shown.
  open var state = State.followsWindowActiveState
  /// Whether the visual effect is emphasized.
  open var isEmphasized = false
  /// The image that masks the visual effect.
  open var maskImage: NSImage?
}
