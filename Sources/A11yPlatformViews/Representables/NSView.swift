import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A view of AppKit: what it says of itself, and the views in it. It has no layout and is not drawn.
@MainActor
open class NSView: NSResponder {
  /// The views in it, in the order in which they are met.
  public private(set) final var subviews: [NSView] = []
  /// The view that it is in.
  public private(set) final weak var superview: NSView?
  /// Where it would be in the view that it is in, in points.
  open var frame: NSRect
  /// Whether it is not there for its user, nor anything in it.
  open var isHidden = false { didSet { accessibilityChanged() } }
  /// How opaque it is, from 0 to 1; at 0 it is not there for its user.
  open var alphaValue: CGFloat = 1 { didSet { accessibilityChanged() } }
  /// What is said of it where a pointer rests: what comes of using it, unless it has a help.
  open var toolTip: String? { didSet { accessibilityChanged() } }
  /// Whether it is to be drawn anew. It never is drawn.
  open var needsDisplay = false
  /// Whether it is to be laid out anew. It never is laid out.
  open var needsLayout = false

  /// Makes a view in a place.
  public init(frame frameRect: NSRect) {
    frame = frameRect
    super.init()
  }

  /// Makes a view.
  public override convenience init() { self.init(frame: .zero) }

  /// Never gives a view: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// What comes of using it.
  open override func accessibilityHelp() -> String? { super.accessibilityHelp() ?? toolTip }

  /// Puts a view behind those that are in it.
  open func addSubview(_ view: NSView) {
    // A view that would stand in itself stays where it is.
    guard !isInside(view) else { return }
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    view.nextResponder = self
    view.viewDidMoveToSuperview()
    accessibilityChanged()
  }

  /// Takes the view out of the one that it is in.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    nextResponder = nil
    viewDidMoveToSuperview()
    superview.accessibilityChanged()
  }

  /// Called when it was put into another view, or taken out of one.
  open func viewDidMoveToSuperview() {}
  /// Never called: there is no layout.
  open func layout() {}

  private func isInside(_ view: NSView) -> Bool {
    var next: NSView? = self
    while let asked = next {
      if asked === view { return true }
      next = asked.superview
    }
    return false
  }
}
