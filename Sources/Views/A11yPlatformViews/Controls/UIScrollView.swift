// SPDX-License-Identifier: MIT

import Foundation

/// A view that scrolls. All of its content can be reached.
@MainActor
@preconcurrency
open class UIScrollView: UIView {
  /// The appearance of all scroll views. Setting it does nothing.
  open override class func appearance() -> UIScrollView { UIScrollView() }
  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  /// Where the content is scrolled to, in points.
  open var contentOffset = CGPoint.zero
  /// Whether a drag scrolls.
  open var isScrollEnabled = true
  /// Whether a drag at the end springs back.
  open var bounces = true
  /// Whether scroll bars are shown.
  open var showsVerticalScrollIndicator = true
  /// Whether scroll bars are shown.
  open var showsHorizontalScrollIndicator = true
  /// How scrolling hides a keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The delegate, which is notified of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The distances around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// Whether a drag at the end springs back.
  open var alwaysBounceVertical = false
  /// Whether a drag at the end springs back.
  open var alwaysBounceHorizontal = false
  /// Whether scrolling stops at pages.
  open var isPagingEnabled = false
  /// How much bigger the content may be drawn.
  open var maximumZoomScale: CGFloat = 1
  /// How much smaller the content may be drawn.
  open var minimumZoomScale: CGFloat = 1
  /// How big the content is drawn.
  open var zoomScale: CGFloat = 1
  /// Whether drawing bigger springs back.
  open var bouncesZoom = true
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// How the distances to bars change those around the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The wheel at the top, which pulling down shows.
  open var refreshControl: UIRefreshControl?
  /// How fast scrolling slows down.
  open var decelerationRate = DecelerationRate.normal
  /// Scrolls to a place.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  /// Draws the content bigger or smaller.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Shows a rectangle as big as possible. Nothing is shown here; it does not affect elements.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// Does nothing: all of the content can be reached.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  /// Creates a scroll view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }
}
