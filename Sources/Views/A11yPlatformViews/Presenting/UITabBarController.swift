// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A controller that shows a tab for each of several controllers. In reading order, the content of the selected tab's
/// controller precedes the tabs.
@MainActor
@preconcurrency
open class UITabBarController: UIViewController {
  /// The controllers for the tabs.
  open var viewControllers: [UIViewController]? { didSet { showTabs() } }
  /// The delegate, which is notified when tabs are selected.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The tab bar. This property does not affect accessibility elements.
  public final let tabBar = UITabBar()
  /// The index of the selected tab.
  open var selectedIndex = 0 { didSet { showTabs() } }

  /// The selected tab's controller.
  open var selectedViewController: UIViewController? {
    get {
      let controllers = viewControllers ?? []
      return controllers.indices.contains(selectedIndex) ? controllers[selectedIndex] : nil
    }
    set {
      if let newValue, let place = viewControllers?.firstIndex(of: newValue) {
        selectedIndex = place
      }
    }
  }

  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private func showTabs() {
    let controllers = viewControllers ?? []
    for old in children where !controllers.contains(old) { old.removeFromParent() }
    for controller in controllers where controller.parent !== self { addChild(controller) }
    guard let view else { return }
    for shown in view.subviews { shown.removeFromSuperview() }
    if let chosen = selectedViewController?.view { view.addSubview(chosen) }
    for (place, controller) in controllers.enumerated() {
      view.addSubview(tab(of: controller, at: place))
    }
  }

  private func tab(of controller: UIViewController, at place: Int) -> UIButton {
    let item = controller.tabBarItem
    let button = UIButton(
      primaryAction: UIAction(title: item?.title ?? controller.title ?? "") { [weak self] _ in
        self?.choose(controller, at: place)
      }
    )
    button.accessibilityLabel = item?.accessibilityLabel
    button.accessibilityValue = item?.badgeValue
    button.isEnabled = item?.isEnabled ?? true
    button.isSelected = place == selectedIndex
    return button
  }

  private func choose(_ controller: UIViewController, at place: Int) {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    selectedIndex = place
    delegate?.tabBarController(self, didSelect: controller)
  }
}
