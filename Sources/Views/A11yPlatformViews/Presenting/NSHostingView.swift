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
  /// How the size of the content is followed. It does not affect elements.
  open var sizingOptions: NSHostingSizingOptions = .standardBounds

  /// Creates a view that shows a view of SwiftUI.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    setAccessibilityElement(true)
  }

  /// Always returns `nil`: there are no archives here.
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
  /// How the size of the content is followed. It does not affect elements.
  open var sizingOptions: NSHostingSizingOptions = .standardBounds

  /// Creates a controller for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for a view that an archive would replace.
  public init?(coder: NSCoder, rootView: Content) { return nil }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a view of AppKit that shows the view.
  open override func loadView() { view = NSHostingView(rootView: rootView) }
  /// The size that the view wants: not known.
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
