// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A UIKit view with accessibility properties and subviews. The UIKit view is neither laid out nor drawn.
@MainActor
@preconcurrency
open class UIView: UIResponder, UIAppearance {
  /// The subviews, in reading order.
  public private(set) final var subviews: [UIView] = []
  /// The view that contains this view.
  public private(set) final weak var superview: UIView?
  /// The controller that owns the view.
  package final weak var controller: UIViewController?
  /// Whether the view is shown on top of the view that it covers, rather than replacing it.
  var isDialog: Bool { false }

  /// The view's frame within its superview, in points, as set by the program.
  open var frame: CGRect
  /// Whether the view and its contents are hidden.
  open var isHidden = false { didSet { accessibilityChanged() } }
  /// The view's opacity, from 0 to 1. If the opacity is 0, the view is hidden.
  open var alpha: CGFloat = 1 { didSet { accessibilityChanged() } }
  /// Whether the view accepts touches. The setting does not affect assistive technologies.
  open var isUserInteractionEnabled = true
  /// A number that identifies the view.
  open var tag = 0
  /// The background color. This property does not affect accessibility elements.
  open var backgroundColor: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint color of controls. This property does not affect accessibility elements. As in UIKit, this property is
  /// implicitly unwrapped.
  open var tintColor: UIColor! = .systemBlue
  /// The layer that draws the view. This property does not affect accessibility elements.
  public final lazy var layer = CALayer()

  /// Whether an enlarged image or text is shown while the view is touched.
  open var showsLargeContentViewer = false
  /// The text that is shown enlarged while the view is touched.
  open var largeContentTitle: String?
  /// The image that is shown enlarged while the view is touched.
  open var largeContentImage: UIImage?
  /// The light or dark style.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The reading direction.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// Returns the appearance proxy for all views. Changes to the appearance proxy have no effect.
  open class func appearance() -> UIView { UIView() }
  /// Returns the appearance proxy for views inside other views. Changes to the appearance proxy have no effect.
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

  /// Appends a view to the list of subviews.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Inserts a subview at an index.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  private func insert(_ view: UIView, at index: Int) {
    // A view cannot contain itself or one of its ancestors, so such a view is not moved.
    guard !isInside(view) else { return }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    if tree?.isShown == true { view.moveToWindow() }
    setNeedsLayout()
  }

  /// Moves a subview to the end of the list of subviews.
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }
  /// Moves a subview to the beginning of the list of subviews.
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
  /// Called when the view is shown and whenever its traits change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// This method is never called, because a11ynav does not draw views.
  open func draw(_ rect: CGRect) {}
  /// The class of the view's layer, which is never used.
  open class var layerClass: AnyClass { CALayer.self }
  /// The view's preferred size, which is unknown.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// Returns zero, because a11ynav does not lay out views.
  open func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
  /// Called before the view is added to or removed from a superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// This method is never called, because the tint color does not change.
  open func tintColorDidChange() {}
  /// This method is never called, because a11ynav does not lay out views.
  open func updateConstraints() {}
  /// This method is never called, because the safe area does not change.
  open func safeAreaInsetsDidChange() {}
  /// Returns `nil`, because the positions of views are unknown.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  /// Returns `false`, because the positions of views are unknown.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  /// Creates any subviews that are created on demand.
  package func prepareSubviews() {}
  /// Requests that the view be laid out before it is read again.
  open func setNeedsLayout() {
    needsLayout = true
    accessibilityChanged()
  }
  /// Lays out the view and its descendants immediately, if necessary.
  open func layoutIfNeeded() { layOutTree() }
  /// Lays out the subviews. Called when the view is shown. This method is called again before the view is read if
  /// subviews have changed or if the view has requested layout. Frames keep the values that the program has set,
  /// because views are not laid out.
  open func layoutSubviews() {}
  private var needsLayout = true

  /// Lays out the views that need layout, starting with the outermost view.
  private func layOutTree() {
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// The closure that selects the row or item to which the view belongs. The closure returns whether there was anything
  /// to select.
  package final var choice: (() -> Bool)?

  /// The view's gesture recognizers.
  final var gestures: [AnyObject] = []
  /// The closure that performs a tap on the view. The closure returns whether the tap had an effect.
  final var tap: (() -> Bool)?

  /// Performs a tap on the view and returns whether the tap had an effect.
  open override func accessibilityActivate() -> Bool {
    tap?() == true || super.accessibilityActivate()
  }

  /// Ends editing in the view and its descendants.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder { return resignFirstResponder() }
    return subviews.contains { $0.endEditing(force) }
  }

  /// Returns the view with a given tag, which may be this view or one of its descendants.
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

  /// The controller that owns the view or, if there is none, the superview.
  open override var next: UIResponder? { controller ?? superview }
}
