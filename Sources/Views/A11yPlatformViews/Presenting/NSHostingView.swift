// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A view of AppKit that shows a view of SwiftUI: whatever that describes can be heard.
@MainActor
@preconcurrency
open class NSHostingView<Content: View>: NSView {
  /// The view.
  open var rootView: Content { didSet { accessibilityChanged() } }
  /// The way in which the view follows its content's size. It does not affect elements.
  open var sizingOptions: NSHostingSizingOptions = .standardBounds

  /// Creates a view that shows a view of SwiftUI.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    setAccessibilityElement(true)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  package override var hosted: AnyView? { AnyView(rootView) }
}

/// A controller of AppKit that shows a view of SwiftUI, which can be heard where the controller is
/// shown.
@MainActor
@preconcurrency
open class NSHostingController<Content: View>: NSViewController {
  /// The view.
  open var rootView: Content {
    didSet { if isViewLoaded { (view as? NSHostingView<Content>)?.rootView = rootView } }
  }
  /// The way in which the view follows its content's size. It does not affect elements.
  open var sizingOptions: NSHostingSizingOptions = .standardBounds

  /// Creates a controller for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Always returns `nil`, because archives are not supported.
  public init?(coder: NSCoder, rootView: Content) { return nil }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a view of AppKit that shows the view.
  open override func loadView() { view = NSHostingView(rootView: rootView) }
  /// Returns the proposed size, because the preferred size is not known.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// A menu of AppKit with the buttons of a view of SwiftUI. It is accepted: menus that can be opened
/// are SwiftUI's.
@MainActor
@preconcurrency
open class NSHostingMenu<Content: View>: NSMenu {
  /// The view.
  open var rootView: Content

  /// Creates a menu for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(title: "")
  }
}
