// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A UIKit view controller: it has a view, and is notified when that is shown.
@MainActor
@preconcurrency
open class UIViewController: UIResponder {
  private var loaded: UIView?
  private var isLoading = false
  /// The title of the content.
  open var title: String? {
    didSet { navigationController?.navigationBar.accessibilityChanged() }
  }
  /// What other parts of UIKit keep with the controller, by type.
  package final var kept: [ObjectIdentifier: AnyObject] = [:]
  /// The view that takes the place of the controller's own.
  package final var cover: UIView? { didSet { showCover() } }
  /// How the controller is presented. It does not affect elements.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes. It does not affect elements.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the controller cannot be pulled away.
  open var isModalInPresentation = false
  /// The size that the controller wants, in points.
  open var preferredContentSize = CGSize.zero
  /// Whether controllers are presented in place of this one.
  open var definesPresentationContext = false
  /// Which edges reach below bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the bar of tabs goes while the controller is on top.
  open var hidesBottomBarWhenPushed = false
  /// Further distances to bars, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Light or dark.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// How light or dark the status bar is; there is none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; there is none.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the line at the bottom is hidden; there is none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The undo manager: none of its own.
  open var undoManager: UndoManager? { nil }
  /// The child that decides about the bar at the bottom. It does not affect elements.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The child that decides about gestures at the edges. It does not affect elements.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The child that decides whether the status bar is shown. It does not affect elements.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides how the status bar looks. It does not affect elements.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides about the background. It does not affect elements.
  open var childViewControllerForPreferredContainerBackgroundStyle: UIViewController? { nil }
  /// The edges where gestures of the system wait. It does not affect elements.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// How the status bar changes. It does not affect elements.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Light or dark. It does not affect elements.
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  /// How the controller may be turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// How the controller is turned at first.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the controller is turned with the device.
  open var shouldAutorotate: Bool { true }
  /// The child controllers.
  public private(set) final var children: [UIViewController] = []
  /// The parent controller.
  public private(set) final weak var parent: UIViewController?

  /// Creates a controller. There are no nib files here: both names are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// The controller's view, made on first use.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit declares this property in this way, and programs rely on it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded?.controller = nil
      loaded = newValue
      newValue?.controller = self
      accessibilityChanged()
    }
  }

  /// The controller's view, if it has been made.
  public final var viewIfLoaded: UIView? { loaded }
  /// Whether the view has been made.
  public final var isViewLoaded: Bool { loaded != nil }

  /// Creates the view, if it has not been made.
  public final func loadViewIfNeeded() {
    guard loaded == nil else { return }
    // Code that asks for the view while it is being made gets an empty one.
    guard !isLoading else { return view = UIView() }
    isLoading = true
    loadView()
    isLoading = false
    if loaded == nil { view = UIView() }
    viewDidLoad()
  }

  /// Creates the view.
  open func loadView() { view = UIView() }
  /// Called after the view is made.
  open func viewDidLoad() {}
  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is hidden or removed.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view is hidden or removed.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the distances to bars change. They never do.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view is shown and whenever what the controller depends on changes.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when memory is short. It is not called here.
  open func didReceiveMemoryWarning() {}

  /// Shows the view that takes the place of the controller's own.
  package func showCover() { viewIfLoaded?.accessibilityChanged() }

  /// Adds a child controller. The program adds its view.
  open func addChild(_ childController: UIViewController) {
    guard childController !== self, childController.parent !== self else { return }
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called by a program before the controller is added to or removed from a parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called by a program after the controller is added to or removed from a parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// Shows a controller: a navigation controller around this one puts it on top; otherwise it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let stack = navigationController else { return present(vc, animated: true) }
    stack.show(vc, sender: sender)
  }
  /// Presents a controller.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  /// Closes the controller if it is presented in a form that a user may leave: as a sheet or a popover.
  open override func accessibilityPerformEscape() -> Bool { leavePresentation() }

  /// The superview of the controller’s view, or else the parent controller, or else the view that it is
  /// presented over.
  open override var next: UIResponder? {
    loaded?.superview ?? parent ?? presentingViewController?.viewIfLoaded
  }
}

extension UIViewController {
  /// What a part of UIKit keeps with the controller, made on first use.
  package final func keeping<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    let key = ObjectIdentifier(Kept.self)
    if let found = kept[key] as? Kept { return found }
    let made = make()
    kept[key] = made
    return made
  }
}
