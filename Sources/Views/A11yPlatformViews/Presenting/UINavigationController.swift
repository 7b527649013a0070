// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A controller that manages a stack of other controllers. Only the top controller of the stack is shown, together with
/// the bars. The escape gesture returns to the previous controller.
@MainActor
@preconcurrency
open class UINavigationController: UIViewController {
  /// The controllers on the stack, from bottom to top.
  open var viewControllers: [UIViewController] = [] { didSet { changed(from: oldValue) } }
  /// The delegate, which is notified when a different controller is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The navigation bar.
  public final let navigationBar = UINavigationBar()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The toolbar. As in UIKit, this property is implicitly unwrapped.
  public final let toolbar: UIToolbar! = UIToolbar()
  /// The top controller.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that the stack currently shows.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? viewControllers.last
  }
  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden = false {
    didSet { navigationBar.isHidden = isNavigationBarHidden }
  }
  /// Whether the toolbar is hidden, which is the default.
  open var isToolbarHidden = true { didSet { showToolbar() } }
  /// Whether scrolling hides the bars. This property does not affect accessibility elements.
  open var hidesBarsOnSwipe = false
  /// The gesture recognizer for returning to the previous screen, which is always `nil`.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  /// Creates a navigation stack with a root controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Adds the navigation bar and the toolbar to the top controller's content.
  open override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  /// Pushes a controller onto the navigation stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Pops the top controller from the navigation stack.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Pops all controllers above a given controller.
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

  /// Pops all controllers except the root controller.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Pushes a controller onto the navigation stack.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Shows or hides the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Returns to the previous controller, unless the root controller is shown.
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

  /// Shows the top controller's buttons in the toolbar.
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
