// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// What is drawn, laid out and touched. It does not affect elements.

extension UIView {
  /// Draws the view and what is in it. Nothing is drawn, which it says.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }
  /// Does nothing: there is no layout.
  public func invalidateIntrinsicContentSize() {}

  /// How content fills the view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }

  /// How the view follows the size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// Its height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the left follows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The distance to the right follows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top follows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The distance to the bottom follows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The view's own rectangle, in points.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle of the view, in its superview.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin.x = newValue.x - frame.width / 2
      frame.origin.y = newValue.y - frame.height / 2
    }
  }
  /// A size as small as possible.
  public static var layoutFittingCompressedSize: CGSize { .zero }
  /// A size as big as possible.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
  /// The size that fits into another: zero.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { .zero }
  /// A point in another view's coordinates: the same.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  /// A rectangle in another view's coordinates: the same.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  /// A size that is not known.
  public static var noIntrinsicMetric: CGFloat { -1 }
  /// Whether content outside is cut off.
  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// Whether the view covers all behind it. Setting it does nothing.
  public var isOpaque: Bool {
    get { false }
    set {}
  }
  /// How content fills the view. Setting it does nothing.
  public var contentMode: ContentMode {
    get { .scaleToFill }
    set {}
  }
  /// How the view follows its superview. Setting it does nothing.
  public var autoresizingMask: AutoresizingMask {
    get { [] }
    set {}
  }
  /// Whether constraints are made of the mask. Setting it does nothing.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }
  /// The change of coordinates. Setting it does nothing.
  public var transform: CGAffineTransform {
    get { .identity }
    set {}
  }
  /// The distances to bars, in points.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// Does nothing: nothing is drawn.
  public func setNeedsDisplay() {}
  /// Does nothing: there is no layout.
  public func sizeToFit() {}
  /// Does nothing: there is no layout.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}
  /// Does nothing: there is no layout.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}
}
