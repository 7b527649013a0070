import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A view of UIKit: what it says of itself, and the views in it. It has no layout and is not drawn.
@MainActor
open class UIView: UIResponder {
  /// The views in it, in the order in which they are met.
  public private(set) final var subviews: [UIView] = []
  /// The view that it is in.
  public private(set) final weak var superview: UIView?
  /// The controller that it is the view of.
  package final weak var controller: UIViewController?

  /// Where it would be in the view that it is in, in points.
  open var frame: CGRect
  /// Whether it is not there for its user, nor anything in it.
  open var isHidden = false { didSet { accessibilityChanged() } }
  /// How opaque it is, from 0 to 1; at 0 it is not there for its user.
  open var alpha: CGFloat = 1 { didSet { accessibilityChanged() } }
  /// Whether it takes touches. It changes nothing that is met.
  open var isUserInteractionEnabled = true
  /// A number to know it by.
  open var tag = 0

  /// Makes a view in a place.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view.
  public override convenience init() { self.init(frame: .zero) }

  /// Never gives a view: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// Puts a view behind those that are in it.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Puts a view at a place among those that are in it.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  private func insert(_ view: UIView, at index: Int) {
    // A view that would stand in itself stays where it is.
    guard !isInside(view) else { return }
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    accessibilityChanged()
  }

  /// Takes the view out of the one that it is in.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
    superview.accessibilityChanged()
  }

  /// Called when it was put into another view, or taken out of one.
  open func didMoveToSuperview() {}
  /// Does nothing: there is no layout.
  open func setNeedsLayout() {}
  /// Does nothing: there is no layout.
  open func layoutIfNeeded() {}
  /// Never called: there is no layout.
  open func layoutSubviews() {}

  /// The view in and below it that a number is known by.
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

  /// The controller whose view it is, or the view that it is in.
  open override var next: UIResponder? { controller ?? superview }
}
