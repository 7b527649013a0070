// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A UIKit view: its accessibility properties and its subviews. It has no layout or drawing.
@MainActor
@preconcurrency
open class UIView: UIResponder, UIAppearance {
  /// The subviews, in reading order.
  public private(set) final var subviews: [UIView] = []
  /// The view that contains it.
  public private(set) final weak var superview: UIView?
  /// The controller that owns the view.
  package final weak var controller: UIViewController?
  /// Whether the view is shown over what it covers, and not in its place.
  var isDialog: Bool { false }

  /// The frame it would have in its superview, in points.
  open var frame: CGRect
  /// Whether the view and everything in it is hidden.
  open var isHidden = false { didSet { accessibilityChanged() } }
  /// The opacity, from 0 to 1; at 0 the view is hidden.
  open var alpha: CGFloat = 1 { didSet { accessibilityChanged() } }
  /// Whether the view takes touches. This does not affect assistive technologies.
  open var isUserInteractionEnabled = true
  /// A number that identifies the view.
  open var tag = 0
  /// The colour below the content. It does not affect elements.
  open var backgroundColor: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit declares this property in this way, and programs rely on it.
  /// The colour of controls. It does not affect elements.
  open var tintColor: UIColor! = .systemBlue
  /// The layer that is drawn. It does not affect elements.
  public final lazy var layer = CALayer()

  /// Whether its text is shown enlarged while it is touched.
  open var showsLargeContentViewer = false
  /// The text that is shown enlarged.
  open var largeContentTitle: String?
  /// The image that is shown enlarged.
  open var largeContentImage: UIImage?
  /// Light or dark.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The direction of reading.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// Returns the appearance proxy for all views, which has no effect.
  open class func appearance() -> UIView { UIView() }
  /// Returns the appearance proxy for views inside other views, which has no effect.
  open class func appearance(
    whenContainedInInstancesOf types: [UIAppearanceContainer.Type]
  ) -> UIView { UIView() }

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view.
  public override convenience init() { self.init(frame: .zero) }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Adds a view after the other subviews.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Inserts a subview at an index.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  private func insert(_ view: UIView, at index: Int) {
    // A view cannot contain itself: it stays where it is.
    guard !isInside(view) else { return }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    if tree?.isShown == true { view.moveToWindow() }
    setNeedsLayout()
  }

  /// Moves a subview after the others.
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }
  /// Moves a subview before the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    let wasShown = tree?.isShown == true
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
    if wasShown { moveFromWindow() }
    superview.setNeedsLayout()
  }

  /// Called after the view is added to or removed from a superview.
  open func didMoveToSuperview() {}
  /// Called before the view is added to or removed from a window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view is added to or removed from a window.
  open func didMoveToWindow() {}
  /// Called when the view is shown and whenever what it depends on changes.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Never called: nothing is drawn.
  open func draw(_ rect: CGRect) {}
  /// The type of the layer. It is not asked for.
  open class var layerClass: AnyClass { CALayer.self }
  /// Returns the proposed size, because the preferred size is not known.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// The size that the view wants: zero.
  open func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
  /// Called before the view is added to or removed from a superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the colour of controls changes. It is not called.
  open func tintColorDidChange() {}
  /// Never called: there is no layout.
  open func updateConstraints() {}
  /// Called when the distances to bars change. They never do.
  open func safeAreaInsetsDidChange() {}
  /// The view at a place: there are no places.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  /// Whether a place is in the view: there are no places.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  /// Creates the subviews that are only made when they are needed.
  package func prepareSubviews() {}
  /// Lays the view out before it is read the next time.
  open func setNeedsLayout() {
    needsLayout = true
    accessibilityChanged()
  }
  /// Lays the view out now, and those in it, where that is needed.
  open func layoutIfNeeded() { layOutTree() }
  /// Called once the view is shown, and before it is read again after its subviews have changed or
  /// it asked for it. Frames are as the program has set them.
  open func layoutSubviews() {}
  private var needsLayout = true

  /// Lays out the views that need it, from the outside in.
  private func layOutTree() {
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Chooses the row or the item that the view shows; returns whether that does something.
  package final var choice: (() -> Bool)?

  /// What finds gestures in the view.
  final var gestures: [AnyObject] = []
  /// Does what a tap does; returns whether that is something.
  final var tap: (() -> Bool)?

  /// Taps the view, if that does something.
  open override func accessibilityActivate() -> Bool {
    tap?() == true || super.accessibilityActivate()
  }

  /// Ends typing in the view or in one inside it.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder { return resignFirstResponder() }
    return subviews.contains { $0.endEditing(force) }
  }

  /// The view with a tag, this one or one inside it.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  private func isInside(_ view: UIView) -> Bool {
    var next: UIView? = self
    while let asked = next {
      if asked === view { return true }
      next = asked.superview
    }
    return false
  }

  /// The controller that owns the view, or else its superview.
  open override var next: UIResponder? { controller ?? superview }
}
