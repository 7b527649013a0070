// SPDX-License-Identifier: MIT

import Foundation

/// A page control, which shows a dot for each page.
@MainActor
@preconcurrency
open class UIPageControl: UIControl {
  /// Returns the appearance proxy for all page controls. Changes to the appearance proxy have no effect.
  open override class func appearance() -> UIPageControl { UIPageControl() }
  /// The index of the current page.
  open var currentPage = 0 { didSet { say() } }
  /// The number of pages that the control represents.
  open var numberOfPages = 0 { didSet { say() } }
  /// The color of the current page's dot. This property does not affect accessibility elements.
  open var currentPageIndicatorTintColor: UIColor?
  /// The color of the dots for all pages except the current page. This property does not affect accessibility elements.
  open var pageIndicatorTintColor: UIColor?
  /// Whether the page control is hidden if there is only one page. This property does not affect accessibility
  /// elements.
  open var hidesForSinglePage = false
  /// The image of each dot. This property does not affect accessibility elements.
  open var preferredIndicatorImage: UIImage?
  /// The image for the current page's dot. This property does not affect accessibility elements.
  open var preferredCurrentPageIndicatorImage: UIImage?

  /// The background style. This property does not affect accessibility elements.
  open var backgroundStyle = BackgroundStyle.automatic

  /// Creates a page control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  private func say() { accessibilityValue = "page \(currentPage + 1) of \(numberOfPages)" }

  private func move(by pages: Int) {
    guard isEnabled, (0..<numberOfPages).contains(currentPage + pages) else { return }
    currentPage += pages
    sendActions(for: .valueChanged)
  }

  /// Moves to the next page.
  open override func accessibilityIncrement() { move(by: 1) }
  /// Moves to the previous page.
  open override func accessibilityDecrement() { move(by: -1) }
}
