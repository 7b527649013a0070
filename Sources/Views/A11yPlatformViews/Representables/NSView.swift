// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// An AppKit view: its accessibility properties and its subviews. It has no layout or drawing.
@MainActor
@preconcurrency
open class NSView: NSResponder {
  /// The subviews, in reading order.
  public private(set) final var subviews: [NSView] = []
  /// The view that contains it.
  public private(set) final weak var superview: NSView?
  /// The frame it would have in its superview, in points.
  open var frame: NSRect
  /// Whether the view and everything in it is hidden.
  open var isHidden = false { didSet { accessibilityChanged() } }
  /// The opacity, from 0 to 1; at 0 the view is hidden.
  open var alphaValue: CGFloat = 1 { didSet { accessibilityChanged() } }
  /// The tooltip, which is also the help text if there is no other.
  open var toolTip: String? { didSet { accessibilityChanged() } }
  /// Whether the view needs drawing. It is never drawn.
  open var needsDisplay = false
  /// Whether the view is laid out before it is read the next time.
  open var needsLayout = true { didSet { if needsLayout { accessibilityChanged() } } }

  /// Whether the view has a layer. It does not affect elements.
  open var wantsLayer = false
  /// The layer that is drawn. It does not affect elements.
  open var layer: CALayer? = CALayer()
  /// How the view looks. It does not affect elements.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether constraints are made from the frame. It does not affect elements.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// A number that identifies the view.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// Returns the proposed size, because the preferred size is not known.
  open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
  /// The size that the content needs: not known.
  open var fittingSize: NSSize { .zero }
  /// Whether the origin is at the top. It does not affect elements.
  open var isFlipped: Bool { false }
  /// Whether a drag moves the window. Nobody drags.
  open var mouseDownCanMoveWindow: Bool { false }
  /// Whether what is behind shines through. It does not affect elements.
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

  /// The help text, by default the tooltip.
  open override func accessibilityHelp() -> String? { super.accessibilityHelp() ?? toolTip }

  /// Adds a view after the other subviews.
  open func addSubview(_ view: NSView) {
    // A view cannot contain itself: it stays where it is.
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
  /// Called when light becomes dark, or dark light.
  open func viewDidChangeEffectiveAppearance() {}
  /// Called once the view is shown, and before it is read again after its subviews have changed or
  /// it asked for it. Frames are as the program has set them.
  open func layout() {}
  /// Never called: nothing is drawn.
  open func draw(_ dirtyRect: NSRect) {}
  /// Never called: nothing is drawn.
  open func updateLayer() {}
  /// Never called: there is no pointer.
  open func updateTrackingAreas() {}
  /// The view at a place: there are no places.
  open func hitTest(_ point: NSPoint) -> NSView? { nil }
  /// Whether the first click counts. Nobody clicks.
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  /// Presses the control with a key. It is never called: keys are SwiftUI's.
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
  /// The view and those in it are in a window from now on, or no longer in one.
  func movedToWindow() {
    viewDidMoveToWindow()
    for view in subviews { view.movedToWindow() }
  }

  /// Tells the view and those in it that light has become dark, or dark light.
  func tellAppearance() {
    viewDidChangeEffectiveAppearance()
    for view in subviews { view.tellAppearance() }
  }
}
