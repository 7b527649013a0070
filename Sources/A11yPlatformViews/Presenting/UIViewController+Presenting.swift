// SPDX-License-Identifier: MIT

import Foundation

// Controllers that UIKit presents. The app's windows are SwiftUI's, so nothing is presented.

extension UIViewController {
  /// The controller that is presented over this one: none.
  public var presentedViewController: UIViewController? { nil }
  /// The controller that presents this one: none.
  public var presentingViewController: UIViewController? { nil }
  /// The controller of navigation around this one: none.
  public var navigationController: UINavigationController? { nil }
  /// What the controller depends on.
  public var traitCollection: UITraitCollection { UITraitCollection() }

  /// Presents nothing, and says that it is done.
  public func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { completion?() }

  /// Closes nothing, and says that it is done.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// A stack of controllers. It keeps them; SwiftUI's `NavigationStack` is what can be heard.
@MainActor
open class UINavigationController: UIViewController {
  /// The controllers, the first at the bottom.
  open var viewControllers: [UIViewController] = []
  /// The bar at the top.
  public final let navigationBar = UINavigationBar()
  /// The controller on top.
  open var topViewController: UIViewController? { viewControllers.last }

  /// Makes a stack.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
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
}

/// A sheet for sharing. It keeps what is shared; SwiftUI's `ShareLink` is what can be heard.
@MainActor
open class UIActivityViewController: UIViewController {
  /// What is shared.
  public let activityItems: [Any]

  /// Makes a sheet.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }
}

/// Something that can be done with what is shared.
@MainActor
open class UIActivity: NSObject {
  /// The kind of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
