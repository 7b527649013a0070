import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A controller of AppKit: it has a view, and is told when that is shown.
@MainActor
open class NSViewController: NSResponder {
  private var loaded: NSView?
  private var isLoading = false
  /// What the controller shows is called.
  open var title: String?

  /// Makes a controller. There are no files of views here: both names count for nothing.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Never gives a controller: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// The controller's view, made when it is first asked for.
  open var view: NSView {
    get {
      if let loaded { return loaded }
      let isOutermost = !isLoading
      isLoading = true
      if isOutermost { loadView() }
      isLoading = false
      // Who asks for the view while it makes it gets one that is empty.
      let view = loaded ?? NSView()
      if loaded == nil { self.view = view }
      if isOutermost { viewDidLoad() }
      return loaded ?? view
    }
    set {
      loaded = newValue
      newValue.nextResponder = newValue.superview ?? self
      accessibilityChanged()
    }
  }

  /// Whether the view was made.
  public final var isViewLoaded: Bool { loaded != nil }

  /// Makes the view.
  open func loadView() { view = NSView() }
  /// Called when the view was made.
  open func viewDidLoad() {}
  /// Called before the view is shown.
  open func viewWillAppear() {}
  /// Called when the view is shown.
  open func viewDidAppear() {}
  /// Called before the view is shown no more.
  open func viewWillDisappear() {}
  /// Called when the view is shown no more.
  open func viewDidDisappear() {}
}
