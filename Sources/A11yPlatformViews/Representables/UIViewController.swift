import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A controller of UIKit: it has a view, and is told when that is shown.
@MainActor
open class UIViewController: UIResponder {
  private var loaded: UIView?
  private var isLoading = false
  /// What the controller shows is called.
  open var title: String?
  /// The controllers whose views are in its own.
  public private(set) final var children: [UIViewController] = []
  /// The controller that it is a child of.
  public private(set) final weak var parent: UIViewController?

  /// Makes a controller. There are no files of views here: both names count for nothing.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Never gives a controller: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// The controller's view, made when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // It is declared so in UIKit, and programs assign to it and use it as that.
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

  /// The controller's view, if it was made.
  public final var viewIfLoaded: UIView? { loaded }
  /// Whether the view was made.
  public final var isViewLoaded: Bool { loaded != nil }

  /// Makes the view, if it was not made.
  public final func loadViewIfNeeded() {
    guard loaded == nil else { return }
    // Who asks for the view while it makes it gets one that is empty.
    guard !isLoading else { return view = UIView() }
    isLoading = true
    loadView()
    isLoading = false
    if loaded == nil { view = UIView() }
    viewDidLoad()
  }

  /// Makes the view.
  open func loadView() { view = UIView() }
  /// Called when the view was made.
  open func viewDidLoad() {}
  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is shown no more.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is shown no more.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Makes another controller a child. Its view is to be added by the program.
  open func addChild(_ childController: UIViewController) {
    guard childController !== self, childController.parent !== self else { return }
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Makes the controller no child any more.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called by a program before the controller becomes a child, or stops being one.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called by a program when the controller became a child, or stopped being one.
  open func didMove(toParent parent: UIViewController?) {}

  /// The view that the controller's own is in, or the controller that it is a child of.
  open override var next: UIResponder? { loaded?.superview ?? parent }
}
