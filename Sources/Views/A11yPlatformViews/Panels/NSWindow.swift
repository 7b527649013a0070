// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViews
import Foundation

/// A window of AppKit. One that a program makes and orders to the front is heard over the app, with
/// what is in it; the app's own is SwiftUI's, and this only represents it.
@MainActor
@preconcurrency
open class NSWindow: NSResponder {
  /// The title.
  open var title: String { didSet { accessibilityChanged() } }
  /// The subtitle.
  open var subtitle = ""
  /// What is in the window.
  open var contentView: NSView?
  /// The controller of what is in the window.
  open var contentViewController: NSViewController? {
    didSet { contentView = contentViewController?.view }
  }
  /// The delegate, which is notified of the window.
  open weak var delegate: (any NSWindowDelegate)?
  /// The frame, in points.
  open private(set) var frame: NSRect
  /// What the window has around it.
  open var styleMask: StyleMask
  /// How far above others the window is. It does not affect elements.
  open var level = Level.normal
  /// How the title is shown. It does not affect elements.
  open var titleVisibility = TitleVisibility.visible
  /// Whether the bar with the title is transparent. It does not affect elements.
  open var titlebarAppearsTransparent = false
  /// Whether a drag in the content moves the window. Nobody drags.
  open var isMovableByWindowBackground = false
  /// Whether the window can be moved. Nobody moves it.
  open var isMovable = true
  /// Whether the window goes when it is closed. It does not affect elements.
  open var isReleasedWhenClosed = true
  /// Whether nothing shines through. It does not affect elements.
  open var isOpaque = true
  /// Whether the window has a shadow. It does not affect elements.
  open var hasShadow = true
  /// Whether clicks go through. Nobody clicks.
  open var ignoresMouseEvents = false
  /// The colour behind the content. It does not affect elements.
  open var backgroundColor: NSColor? = .windowBackgroundColor
  /// How opaque the window is. It does not affect elements.
  open var alphaValue: CGFloat = 1
  /// How the window looks. It does not affect elements.
  open var appearance: NSAppearance?
  /// Whether the window becomes a tab. It does not affect elements.
  open var tabbingMode = TabbingMode.automatic
  /// Where the window goes among spaces. It does not affect elements.
  open var collectionBehavior: CollectionBehavior = []
  /// The least size, in points.
  open var minSize = NSSize.zero
  /// The greatest size, in points.
  open var maxSize = NSSize(width: CGFloat.infinity, height: .infinity)
  /// Whether the content has changed. It does not affect elements.
  open var isDocumentEdited = false
  /// The name by which the window is known.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// Whether the window is shown.
  open internal(set) var isVisible = false
  /// Whether the window represents the app's own.
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

  /// Creates a window without a size.
  public override convenience init() {
    self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
  }

  /// Creates a window for a controller.
  public convenience init(contentViewController: NSViewController) {
    self.init()
    self.contentViewController = contentViewController
    contentView = contentViewController.view
    title = contentViewController.title ?? ""
  }

  /// Whether keys go to the window.
  open var isKeyWindow: Bool { isVisible }
  /// Whether the window is the one that the user works in.
  open var isMainWindow: Bool { isVisible }
  /// Whether keys may go to the window.
  open var canBecomeKey: Bool { true }
  /// Whether the window may be the one that the user works in.
  open var canBecomeMain: Bool { true }
  /// The screen of the window.
  open var screen: NSScreen? { .main }
  /// The window that asks over this one: not known.
  open var attachedSheet: NSWindow? { nil }

  /// Shows the window, if a program made it.
  open func makeKeyAndOrderFront(_ sender: Any?) { orderFront(sender) }
  /// Shows the window, if a program made it.
  open func orderFront(_ sender: Any?) { if !isOfApp, !isVisible { show() } }
  /// Shows the window, if a program made it.
  open func orderFrontRegardless() { orderFront(nil) }
  /// Hides the window, if a program made it.
  open func orderOut(_ sender: Any?) { if !isOfApp, isVisible { hide() } }
  /// Closes the window, if a program made it.
  open func close() {
    delegate?.windowWillClose(Notification(name: Self.willCloseNotification, object: self))
    orderOut(nil)
  }
  /// Closes the window as a user does: the delegate may prevent that.
  open func performClose(_ sender: Any?) {
    if delegate?.windowShouldClose(self) ?? true { close() }
  }

  /// Sets the frame. It does not affect elements.
  open func setFrame(_ frameRect: NSRect, display flag: Bool) { frame = frameRect }
  /// Sets the frame. It does not affect elements.
  open func setFrame(_ frameRect: NSRect, display flag: Bool, animate: Bool) { frame = frameRect }
  /// Sets the size. It does not affect elements.
  open func setContentSize(_ size: NSSize) { frame.size = size }
}
