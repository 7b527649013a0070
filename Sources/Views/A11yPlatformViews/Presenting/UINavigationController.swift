// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A stack of controllers: the one on top can be heard.
@MainActor
@preconcurrency
open class UINavigationController: UIViewController {
  /// The controllers, the first at the bottom.
  open var viewControllers: [UIViewController] = [] { didSet { show() } }
  /// The bar at the top.
  public final let navigationBar = UINavigationBar()
  /// The controller on top.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that is shown.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? viewControllers.last
  }
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false
  /// The gesture that goes back; there is none.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  /// Creates a stack.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
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

  /// Takes all controllers but the first off.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return popped
  }

  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Shows or hides the bar. It does not affect elements.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  private func show() {
    for old in children where !viewControllers.contains(old) { old.removeFromParent() }
    for controller in viewControllers { addChild(controller) }
    guard let view else { return }
    for shown in view.subviews { shown.removeFromSuperview() }
    if let top = viewControllers.last?.view { view.addSubview(top) }
  }
}

/// Is told about screens of a navigation controller.
@MainActor
@preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}
