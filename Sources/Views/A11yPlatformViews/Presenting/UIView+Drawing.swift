// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// What is drawn, laid out and touched. It does not affect elements.

extension UIView {
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
}
