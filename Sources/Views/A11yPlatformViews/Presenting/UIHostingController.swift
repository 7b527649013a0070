// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A controller that shows a view of SwiftUI, which can be heard where the controller is shown.
@MainActor
@preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content { didSet { viewIfLoaded?.accessibilityChanged() } }
  /// How the size of the content is followed. It does not affect elements.
  open var sizingOptions: UIHostingControllerSizingOptions = []

  /// Creates a controller for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a view of UIKit that shows the view.
  open override func loadView() {
    view = HostingView { [weak self] in AnyView(self?.rootView) }
  }

  /// The size that the view wants: not known.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }

  /// Creates a controller for a view that an archive would replace.
  public init?(coder aDecoder: NSCoder, rootView: Content) { return nil }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }
}
