// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// An AppKit view with accessibility properties and subviews. The AppKit view is neither laid out nor drawn.
@MainActor
@preconcurrency
open class NSView: NSResponder {
  /// The view's subviews, in reading order.
  public private(set) final var subviews: [NSView] = []
  /// The view that contains this view.
  public private(set) final weak var superview: NSView?
  /// The view's frame within its superview, in points, as set by the program.
  open var frame: NSRect
  /// Whether the view and its contents are hidden.
  open var isHidden = false { didSet { accessibilityChanged() } }
  /// The view's opacity, from 0 to 1. If the opacity is 0, the view is hidden.
  open var alphaValue: CGFloat = 1 { didSet { accessibilityChanged() } }
  /// A setting that determines when the view's focus ring is drawn. The setting does not affect accessibility elements.
  open var focusRingType = NSFocusRingType.default
  /// The tooltip, which is also the help text unless another help text is set.
  open var toolTip: String? { didSet { accessibilityChanged() } }
  /// Whether the view needs to be drawn. Views are never drawn.
  open var needsDisplay = false
  /// Whether the view must be laid out before its accessibility properties are read again.
  open var needsLayout = true { didSet { if needsLayout { accessibilityChanged() } } }

  /// Whether the view has a layer. This property does not affect accessibility elements.
  open var wantsLayer = false
  /// The layer that draws the view. This property does not affect accessibility elements.
  open var layer: CALayer? = CALayer()
  /// A setting that determines how the view is resized together with its superview. This property does not affect
  /// accessibility elements.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether constraints are created from the view's frame. This property does not affect accessibility elements.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The view's identifier.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The view's preferred size, which is unknown.
  open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
  /// The size that the view's content needs, which is unknown.
  open var fittingSize: NSSize { .zero }
  /// Whether the origin of the view's coordinate system is at the top. This property does not affect accessibility
  /// elements.
  open var isFlipped: Bool { false }
  /// Whether the user can move the window by dragging the view. This property has no effect, because a11ynav has no
  /// pointer.
  open var mouseDownCanMoveWindow: Bool { false }
  /// Whether the content behind the view is visible through the view. This property does not affect accessibility
  /// elements.
  open var allowsVibrancy: Bool { false }

  /// Creates a view with a frame.
  public init(frame frameRect: NSRect) {
    frame = frameRect
    super.init()
  }

  /// Creates a view.
  public override convenience init() { self.init(frame: .zero) }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the help text, which is the tooltip by default.
  open override func accessibilityHelp() -> String? { super.accessibilityHelp() ?? toolTip }

  /// Appends a view to the list of subviews.
  open func addSubview(_ view: NSView) {
    // A view cannot contain itself or one of its ancestors, so such a view is not moved.
    guard !isInside(view) else { return }
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    view.nextResponder = self
    view.viewDidMoveToSuperview()
    if tree?.isShown == true { view.movedToWindow() }
    needsLayout = true
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    let wasShown = tree?.isShown == true
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    nextResponder = nil
    viewDidMoveToSuperview()
    if wasShown { movedToWindow() }
    superview.needsLayout = true
  }

  /// Called after the view is added to or removed from a superview.
  open func viewDidMoveToSuperview() {}
  /// Called after the view is added to or removed from a window.
  open func viewDidMoveToWindow() {}
  /// Called when the appearance changes between light and dark.
  open func viewDidChangeEffectiveAppearance() {}
  /// Lays out the subviews. Called when the view is shown. This method is called again before the view is read if
  /// subviews have changed or if the view has requested layout. Frames keep the values that the program has set,
  /// because views are not laid out.
  open func layout() {}
  /// This method is never called, because a11ynav does not draw views.
  open func draw(_ dirtyRect: NSRect) {}
  /// This method is never called, because a11ynav does not draw views.
  open func updateLayer() {}
  /// This method is never called, because a11ynav has no pointer.
  open func updateTrackingAreas() {}
  /// Returns `nil`, because the positions of views are unknown.
  open func hitTest(_ point: NSPoint) -> NSView? { nil }
  /// Returns whether a click that activates the window is also delivered to the view. This method is never called,
  /// because a11ynav has no pointer.
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  /// Presses the control if a key matches its key equivalent. This method is never called, because SwiftUI handles
  /// keys.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }

  private func isInside(_ view: NSView) -> Bool {
    var next: NSView? = self
    while let asked = next {
      if asked === view { return true }
      next = asked.superview
    }
    return false
  }
}

extension NSView {
  /// Notifies the view and its descendants that they have been added to or removed from a window.
  func movedToWindow() {
    viewDidMoveToWindow()
    for view in subviews { view.movedToWindow() }
  }

  /// Notifies the view and its descendants that the appearance has changed between light and dark.
  func tellAppearance() {
    viewDidChangeEffectiveAppearance()
    for view in subviews { view.tellAppearance() }
  }
}
