// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A controller that shows a view of SwiftUI. It keeps the view; only SwiftUI shows views here, so
/// put the view itself where the controller would be.
@MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content

  /// Makes a controller for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller for a view that an archive would replace.
  public init?(coder aDecoder: NSCoder, rootView: Content) { return nil }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }
}

/// A controller that shows a view of SwiftUI, for AppKit.
@MainActor
open class NSHostingController<Content: View>: NSViewController {
  /// The view.
  open var rootView: Content

  /// Makes a controller for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }
}
