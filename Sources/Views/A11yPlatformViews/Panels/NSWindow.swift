// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViews
import Foundation

/// An AppKit window. When a program creates a window and orders it to the front, the window's content is presented over
/// the app. SwiftUI manages the app's own windows, and an object of this class only represents them.
@MainActor
@preconcurrency
open class NSWindow: NSResponder {
  /// The title.
  open var title: String { didSet { accessibilityChanged() } }
  /// The subtitle.
  open var subtitle = ""
  /// The window's content.
  open var contentView: NSView?
  /// The controller that provides the window's content.
  open var contentViewController: NSViewController? {
    didSet { contentView = contentViewController?.view }
  }
  /// The delegate, which is notified of the window's events.
  open weak var delegate: (any NSWindowDelegate)?
  /// The window's frame, in points.
  open private(set) var frame: NSRect
  /// The style of the window's frame, such as whether the frame includes a title bar.
  open var styleMask: StyleMask
  /// The window's level in the stacking order of windows. This property does not affect accessibility elements.
  open var level = Level.normal
  /// The visibility of the window's title. This property does not affect accessibility elements.
  open var titleVisibility = TitleVisibility.visible
  /// Whether the title bar is transparent. This property does not affect accessibility elements.
  open var titlebarAppearsTransparent = false
  /// Whether the user can move the window by dragging its content. This property has no effect, because a11ynav has no
  /// pointer.
  open var isMovableByWindowBackground = false
  /// Whether the user can move the window. This property has no effect, because a11ynav has no pointer.
  open var isMovable = true
  /// Whether the window is released when it is closed. This property does not affect accessibility elements.
  open var isReleasedWhenClosed = true
  /// Whether the window is opaque. This property does not affect accessibility elements.
  open var isOpaque = true
  /// Whether the window has a shadow. This property does not affect accessibility elements.
  open var hasShadow = true
  /// Whether the window ignores clicks. This property has no effect, because a11ynav has no pointer.
  open var ignoresMouseEvents = false
  /// The background color. This property does not affect accessibility elements.
  open var backgroundColor: NSColor? = .windowBackgroundColor
  /// The window's opacity. This property does not affect accessibility elements.
  open var alphaValue: CGFloat = 1
  /// The window's appearance. This property does not affect accessibility elements.
  open var appearance: NSAppearance?
  /// Whether the window can become a tab in another window. This property does not affect accessibility elements.
  open var tabbingMode = TabbingMode.automatic
  /// The window's behavior when the user switches between spaces. This property does not affect accessibility elements.
  open var collectionBehavior: CollectionBehavior = []
  /// The window's minimum size, in points.
  open var minSize = NSSize.zero
  /// The window's maximum size, in points.
  open var maxSize = NSSize(width: CGFloat.infinity, height: .infinity)
  /// Whether the window's content has unsaved changes. This property does not affect accessibility elements.
  open var isDocumentEdited = false
  /// The window's identifier.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// Whether the window is shown.
  open internal(set) var isVisible = false
  /// Whether this object represents the app's own windows.
  var isOfApp = false

  /// Creates a window.
  public init(
    contentRect: NSRect,
    styleMask style: StyleMask,
    backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    (frame, styleMask, title) = (contentRect, style, "")
    super.init()
  }

  /// Creates a window of zero size.
  public override convenience init() {
    self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
  }

  /// Creates a window that shows a controller's view.
  public convenience init(contentViewController: NSViewController) {
    self.init()
    self.contentViewController = contentViewController
    contentView = contentViewController.view
    title = contentViewController.title ?? ""
  }

  /// Whether the window receives key presses.
  open var isKeyWindow: Bool { isVisible }
  /// Whether the window is the main window.
  open var isMainWindow: Bool { isVisible }
  /// Whether the window can receive key presses.
  open var canBecomeKey: Bool { true }
  /// Whether the window can be the main window.
  open var canBecomeMain: Bool { true }
  /// The window's screen.
  open var screen: NSScreen? { .main }
  /// The sheet attached to this window. The value is always `nil`, because the sheet is unknown.
  open var attachedSheet: NSWindow? { nil }

  /// Shows the window if a program has created it.
  open func makeKeyAndOrderFront(_ sender: Any?) { orderFront(sender) }
  /// Shows the window if a program has created it.
  open func orderFront(_ sender: Any?) { if !isOfApp, !isVisible { show() } }
  /// Shows the window if a program has created it.
  open func orderFrontRegardless() { orderFront(nil) }
  /// Hides the window if a program has created it.
  open func orderOut(_ sender: Any?) { if !isOfApp, isVisible { hide() } }
  /// Closes the window if a program has created it.
  open func close() {
    delegate?.windowWillClose(Notification(name: Self.willCloseNotification, object: self))
    orderOut(nil)
  }
  /// Closes the window as if a user had closed it. The delegate can prevent the window from being closed.
  open func performClose(_ sender: Any?) {
    if delegate?.windowShouldClose(self) ?? true { close() }
  }

  /// Sets the frame. This method does not affect accessibility elements.
  open func setFrame(_ frameRect: NSRect, display flag: Bool) { frame = frameRect }
  /// Sets the frame. This method does not affect accessibility elements.
  open func setFrame(_ frameRect: NSRect, display flag: Bool, animate: Bool) { frame = frameRect }
  /// Sets the size. This method does not affect accessibility elements.
  open func setContentSize(_ size: NSSize) { frame.size = size }
}
