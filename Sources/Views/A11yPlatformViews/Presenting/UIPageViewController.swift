// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A UIKit page controller. Only the current page has accessibility elements, and the scroll gesture turns the page.
@MainActor
@preconcurrency
open class UIPageViewController: UIViewController {
  /// The data source that provides the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate, which is notified when pages are turned.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The current page.
  public private(set) final var viewControllers: [UIViewController]?

  /// Creates a page controller.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Shows a page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if self.viewControllers != viewControllers { show(viewControllers ?? []) }
    completion?(true)
  }

  private func show(_ pages: [UIViewController]) {
    for page in viewControllers ?? [] {
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    viewControllers = pages
    for page in pages {
      addChild(page)
      if let content = page.view { view?.addSubview(content) }
    }
  }

  /// Turns the page.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let dataSource, let page = viewControllers?.first else { return false }
    let next =
      switch direction {
      case .left, .up, .next: dataSource.pageViewController(self, viewControllerAfter: page)
      case .right, .down, .previous: dataSource.pageViewController(self, viewControllerBefore: page)
      }
    guard let next else { return false }
    delegate?.pageViewController(self, willTransitionTo: [next])
    show([next])
    delegate?.pageViewController(
      self,
      didFinishAnimating: true,
      previousViewControllers: [page],
      transitionCompleted: true
    )
    return true
  }
}
