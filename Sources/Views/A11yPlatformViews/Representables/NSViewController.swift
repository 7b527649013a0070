// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// An AppKit view controller, which has a view and is notified when the view is shown.
@MainActor
@preconcurrency
open class NSViewController: NSResponder {
  private var loaded: NSView?
  private var isLoading = false
  /// The title of the controller's content.
  open var title: String?

  /// Creates a controller. The name and bundle of the nib file are ignored, because nib files are not supported.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// The controller's view, which is created on first use.
  open var view: NSView {
    get {
      if let loaded { return loaded }
      let isOutermost = !isLoading
      isLoading = true
      if isOutermost { loadView() }
      isLoading = false
      // Code that requests the view while the view is being created receives an empty view.
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

  /// Whether the controller's view has been created.
  public final var isViewLoaded: Bool { loaded != nil }

  /// Creates the view.
  open func loadView() { view = NSView() }
  /// Called after the controller's view has been created.
  open func viewDidLoad() {}
  /// Called before the controller's view is shown.
  open func viewWillAppear() {}
  /// Called after the controller's view is shown.
  open func viewDidAppear() {}
  /// Called before the controller's view is hidden or removed.
  open func viewWillDisappear() {}
  /// Called after the controller's view is hidden or removed.
  open func viewDidDisappear() {}
}
