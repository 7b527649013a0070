// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A UIKit view controller, which has a view and is notified when the view is shown.
@MainActor
@preconcurrency
open class UIViewController: UIResponder {
  private var loaded: UIView?
  private var isLoading = false
  /// The title of the controller's content.
  open var title: String? {
    didSet { navigationController?.navigationBar.accessibilityChanged() }
  }
  /// The objects that other UIKit types store with the controller, by type.
  package final var kept: [ObjectIdentifier: AnyObject] = [:]
  /// A view that is shown instead of the controller's own view.
  package final var cover: UIView? { didSet { showCover() } }
  /// The presentation style. The user can dismiss a controller that is presented as a sheet or a popover.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition style. This property does not affect accessibility elements.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user is prevented from dismissing the controller.
  open var isModalInPresentation = false
  /// The controller's preferred size, in points.
  open var preferredContentSize = CGSize.zero
  /// Whether a presented controller replaces this controller.
  open var definesPresentationContext = false
  /// The edges at which the view extends under bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the tab bar is hidden while the controller is at the top of a navigation stack.
  open var hidesBottomBarWhenPushed = false
  /// Additional insets for the controller's safe area, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The light or dark style.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The style of the status bar, which a11ynav never shows.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. No status bar is ever shown.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the home indicator is hidden. No home indicator is ever shown.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The controller's undo manager, which is always `nil`.
  open var undoManager: UndoManager? { nil }
  /// The child controller that determines whether the home indicator is hidden. This property does not affect
  /// accessibility elements.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The child controller that determines whether the system's edge gestures are deferred. The style does not affect
  /// accessibility elements.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The child controller that determines whether the status bar is shown. This property does not affect accessibility
  /// elements.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child controller that determines the status bar's style. This property does not affect accessibility elements.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child controller that determines the container's background style. This property does not affect accessibility
  /// elements.
  open var childViewControllerForPreferredContainerBackgroundStyle: UIViewController? { nil }
  /// The screen edges at which the system's gestures are deferred. This property does not affect accessibility
  /// elements.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The animation for changes to the status bar. This property does not affect accessibility elements.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The preferred light or dark style. This property does not affect accessibility elements.
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  /// The supported orientations.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// The initial orientation.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the controller rotates with the device.
  open var shouldAutorotate: Bool { true }
  /// The child controllers.
  public private(set) final var children: [UIViewController] = []
  /// The parent controller.
  public private(set) final weak var parent: UIViewController?

  /// Creates a controller. The name and bundle of the nib file are ignored, because nib files are not supported.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// The controller's view, which is created on first use. As in UIKit, this property is implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
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

  /// The controller's view, or `nil` if the view has not been created yet.
  public final var viewIfLoaded: UIView? { loaded }
  /// Whether the controller's view has been created.
  public final var isViewLoaded: Bool { loaded != nil }

  /// Creates the controller's view, if it has not been created yet.
  public final func loadViewIfNeeded() {
    guard loaded == nil else { return }
    // Code that requests the view while the view is being created receives an empty view.
    guard !isLoading else { return view = UIView() }
    isLoading = true
    loadView()
    isLoading = false
    if loaded == nil { view = UIView() }
    viewDidLoad()
  }

  /// Creates the view.
  open func loadView() { view = UIView() }
  /// Called after the controller's view has been created.
  open func viewDidLoad() {}
  /// Called before the controller's view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the controller's view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the controller's view is hidden or removed.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the controller's view is hidden or removed.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the controller's view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the controller's view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// This method is never called, because the safe area does not change.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view is shown and whenever the controller's traits change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Handles a memory warning. In a11ynav, this method is never called.
  open func didReceiveMemoryWarning() {}

  /// Shows a view instead of the controller's own view.
  package func showCover() { viewIfLoaded?.accessibilityChanged() }

  /// Adds a child controller. The program itself adds the child's view.
  open func addChild(_ childController: UIViewController) {
    guard childController !== self, childController.parent !== self else { return }
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent controller.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called by a program before the controller is added to a parent or removed from its parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called by a program after the controller has been added to a parent or removed from its parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// Shows a controller. An enclosing navigation controller, if there is one, pushes the controller. If there is no
  /// navigation controller, the controller is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let stack = navigationController else { return present(vc, animated: true) }
    stack.show(vc, sender: sender)
  }
  /// Presents a controller.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  /// Closes the controller if it is presented as a sheet or a popover.
  open override func accessibilityPerformEscape() -> Bool { leavePresentation() }

  /// The superview of the controller's view or, if there is no superview, the parent controller or the view over which
  /// the controller is presented.
  open override var next: UIResponder? {
    loaded?.superview ?? parent ?? presentingViewController?.viewIfLoaded
  }
}

extension UIViewController {
  /// Returns the object of a given type that is stored with the controller, and creates the object on first use.
  package final func keeping<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    let key = ObjectIdentifier(Kept.self)
    if let found = kept[key] as? Kept { return found }
    let made = make()
    kept[key] = made
    return made
  }
}
