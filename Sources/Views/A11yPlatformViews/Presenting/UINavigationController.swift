// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A stack of controllers: the bar and the one on top can be heard. The escape gesture goes back.
@MainActor
@preconcurrency
open class UINavigationController: UIViewController {
  /// The controllers, the first at the bottom.
  open var viewControllers: [UIViewController] = [] { didSet { changed(from: oldValue) } }
  /// Is notified when another controller is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar at the top.
  public final let navigationBar = UINavigationBar()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit declares this property in this way, and programs rely on it.
  /// The bar at the bottom.
  public final let toolbar: UIToolbar! = UIToolbar()
  /// The controller on top.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that is shown.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? viewControllers.last
  }
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false {
    didSet { navigationBar.isHidden = isNavigationBarHidden }
  }
  /// Whether the bar at the bottom is hidden, as it is at first.
  open var isToolbarHidden = true { didSet { showToolbar() } }
  /// Whether the bar goes while the content is scrolled. It does not affect elements.
  open var hidesBarsOnSwipe = false
  /// The gesture that goes back; there is none.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  /// Creates a stack.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Puts the bars around the controller on top.
  open override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Takes the controller off the top.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Takes the controllers above one off.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let place = viewControllers.firstIndex(of: viewController) else { return nil }
    let popped = Array(viewControllers[(place + 1)...])
    viewControllers = Array(viewControllers[...place])
    return popped
  }

  /// Takes all controllers but the first off.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Puts a controller on top.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows or hides the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Goes back, unless the first controller is shown.
  open override func accessibilityPerformEscape() -> Bool {
    back() || super.accessibilityPerformEscape()
  }

  private func back() -> Bool {
    if let action = topViewController?.navigationItem.backAction {
      action.handler(action)
      return true
    }
    return popViewController(animated: true) != nil
  }

  /// Shows the buttons of the controller on top in the bar at the bottom.
  final func showToolbar() {
    toolbar.isHidden = isToolbarHidden
    toolbar.items = topViewController?.toolbarItems
  }

  private func changed(from old: [UIViewController]) {
    for gone in old where !viewControllers.contains(gone) { gone.removeFromParent() }
    for controller in viewControllers { addChild(controller) }
    guard isViewLoaded else { return }
    guard let top = topViewController, top !== old.last else { return show() }
    delegate?.navigationController(self, willShow: top, animated: true)
    show()
    if !old.isEmpty, view.window != nil {
      navigationBar.prepareSubviews()
      let first = isNavigationBarHidden ? nil : navigationBar.subviews.first
      UIAccessibility.post(notification: .screenChanged, argument: first)
    }
    delegate?.navigationController(self, didShow: top, animated: true)
  }

  private func show() {
    guard let view else { return }
    navigationBar.items = viewControllers.map(\.navigationItem)
    navigationBar.goBack = { [weak self] in _ = self?.back() }
    let top = topViewController
    let search = top?.navigationItem.searchController
    search?.onChange = { [weak self] in self?.show() }
    showToolbar()
    let content = search?.shownResults ?? top
    let parts = [navigationBar, content?.view, toolbar].compactMap(\.self)
    guard parts != view.subviews else { return }
    for shown in view.subviews where !parts.contains(shown) { shown.removeFromSuperview() }
    for part in parts { view.addSubview(part) }
  }
}
