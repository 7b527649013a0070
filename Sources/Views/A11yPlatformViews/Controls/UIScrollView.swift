// SPDX-License-Identifier: MIT

import Foundation

/// A view that scrolls. All of the scroll view's content is available without scrolling.
@MainActor
@preconcurrency
open class UIScrollView: UIView {
  /// Returns the appearance proxy for all scroll views. Changes to the appearance proxy have no effect.
  open override class func appearance() -> UIScrollView { UIScrollView() }
  /// The size of the scroll view's content, in points.
  open var contentSize = CGSize.zero
  /// The scroll position, in points.
  open var contentOffset = CGPoint.zero
  /// Whether the user can scroll by dragging.
  open var isScrollEnabled = true
  /// Whether scrolling beyond the end bounces back.
  open var bounces = true
  /// Whether the scroll view shows a vertical scroll indicator.
  open var showsVerticalScrollIndicator = true
  /// Whether the scroll view shows a horizontal scroll indicator.
  open var showsHorizontalScrollIndicator = true
  /// A setting that determines how scrolling dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The delegate, which is notified of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The insets of the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// Whether vertical scrolling beyond the end always bounces back.
  open var alwaysBounceVertical = false
  /// Whether horizontal scrolling beyond the end always bounces back.
  open var alwaysBounceHorizontal = false
  /// Whether scrolling stops at page boundaries.
  open var isPagingEnabled = false
  /// The maximum zoom scale.
  open var maximumZoomScale: CGFloat = 1
  /// The minimum zoom scale.
  open var minimumZoomScale: CGFloat = 1
  /// The zoom scale.
  open var zoomScale: CGFloat = 1
  /// Whether zooming beyond a limit bounces back.
  open var bouncesZoom = true
  /// Whether a tap on the status bar scrolls to the top of the content.
  open var scrollsToTop = true
  /// A setting that determines how the content's insets are adjusted for bars.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The refresh control at the top of the scroll view.
  open var refreshControl: UIRefreshControl?
  /// The rate at which scrolling slows down after the user lifts a finger.
  open var decelerationRate = DecelerationRate.normal
  /// Sets the scroll position.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  /// Sets the scroll view's zoom scale.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Does nothing, because zooming does not affect accessibility elements.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// Does nothing, because all content is available without scrolling.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  /// Creates a scroll view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }
}
