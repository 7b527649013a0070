// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A controller that shows a SwiftUI view. The SwiftUI view's elements appear where the controller is shown.
@MainActor
@preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The SwiftUI view.
  open var rootView: Content { didSet { viewIfLoaded?.accessibilityChanged() } }
  /// A setting that determines how the view's size depends on the size of its content. This property does not affect
  /// accessibility elements.
  open var sizingOptions: UIHostingControllerSizingOptions = []

  /// Creates a controller that shows a SwiftUI view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a UIKit view that shows the SwiftUI view.
  open override func loadView() {
    view = HostingView { [weak self] in AnyView(self?.rootView) }
  }

  /// Returns the proposed size, because the preferred size is unknown.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }

  /// Always returns `nil`, because archives are not supported.
  public init?(coder aDecoder: NSCoder, rootView: Content) { return nil }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }
}
