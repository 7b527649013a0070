// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// An AppKit view that shows a SwiftUI view and its elements.
@MainActor
@preconcurrency
open class NSHostingView<Content: View>: NSView {
  /// The SwiftUI view.
  open var rootView: Content { didSet { accessibilityChanged() } }
  /// A setting that determines how the view's size depends on the size of its content. This property does not affect
  /// accessibility elements.
  open var sizingOptions: NSHostingSizingOptions = .standardBounds

  /// Creates an AppKit view that shows a SwiftUI view.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    setAccessibilityElement(true)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  package override var hosted: AnyView? { AnyView(rootView) }
}

/// An AppKit controller that shows a SwiftUI view. The SwiftUI view's elements appear where the controller is shown.
@MainActor
@preconcurrency
open class NSHostingController<Content: View>: NSViewController {
  /// The SwiftUI view.
  open var rootView: Content {
    didSet { if isViewLoaded { (view as? NSHostingView<Content>)?.rootView = rootView } }
  }
  /// A setting that determines how the view's size depends on the size of its content. This property does not affect
  /// accessibility elements.
  open var sizingOptions: NSHostingSizingOptions = .standardBounds

  /// Creates a controller that shows a SwiftUI view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Always returns `nil`, because archives are not supported.
  public init?(coder: NSCoder, rootView: Content) { return nil }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Creates an AppKit view that shows the SwiftUI view.
  open override func loadView() { view = NSHostingView(rootView: rootView) }
  /// Returns the proposed size, because the preferred size is unknown.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// An AppKit menu that contains the buttons of a SwiftUI view. A program can create the menu, but the menu cannot be
/// opened. In a11ynav, only SwiftUI's menus can be opened.
@MainActor
@preconcurrency
open class NSHostingMenu<Content: View>: NSMenu {
  /// The SwiftUI view.
  open var rootView: Content

  /// Creates a menu from a SwiftUI view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(title: "")
  }
}
