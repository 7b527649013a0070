// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The response to an AppKit alert or panel: `NSApplication.ModalResponse`.
public struct _NSModalResponse: RawRepresentable, Hashable, Sendable {
  /// The number of the response.
  public let rawValue: Int
  /// Creates a response from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The user has confirmed.
  public static let OK = Self(rawValue: 1)
  /// The user has cancelled.
  public static let cancel = Self(rawValue: 0)
  /// The first button of an alert.
  public static let alertFirstButtonReturn = Self(rawValue: 1000)
  /// The second button of an alert.
  public static let alertSecondButtonReturn = Self(rawValue: 1001)
  /// The third button of an alert.
  public static let alertThirdButtonReturn = Self(rawValue: 1002)
  /// The modal session has stopped.
  public static let stop = Self(rawValue: -1000)
  /// The program has aborted the modal session.
  public static let abort = Self(rawValue: -1001)
  /// The modal session continues.
  public static let `continue` = Self(rawValue: -1002)
}

/// An AppKit open panel. There are no files to choose, so the panel opens, reports this, and can
/// only be cancelled.
@MainActor @preconcurrency open class NSOpenPanel: NSSavePanel {
  /// The chosen files, which are always empty.
  open var urls: [URL] { [] }
  /// Whether files can be chosen.
  open var canChooseFiles = true
  /// Whether folders can be chosen.
  open var canChooseDirectories = false
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false
  /// Whether the target of an alias is chosen.
  open var resolvesAliases = true
  /// Whether items in the cloud are downloaded.
  open var canDownloadUbiquitousContents = true
  override var usualPrompt: String { "Open" }
}

/// A delegate that is notified of the events of an AppKit window.
@MainActor @preconcurrency public protocol NSWindowDelegate: NSObjectProtocol {
  /// Returns whether a window may be closed.
  func windowShouldClose(_ sender: NSWindow) -> Bool
  /// Tells the delegate that a window is about to close.
  func windowWillClose(_ notification: Notification)
  /// Tells the delegate that a window receives keys. It is never called.
  func windowDidBecomeKey(_ notification: Notification)
  /// Tells the delegate that a window no longer receives keys. It is never called.
  func windowDidResignKey(_ notification: Notification)
  /// Tells the delegate that a window was resized. It is never called.
  func windowDidResize(_ notification: Notification)
}

extension NSWindow {
  /// The style of a window's frame. It does not affect elements.
  public struct StyleMask: OptionSet, Sendable {
    /// The set's bits, one for each style.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A window without a frame.
    public static let borderless: Self = []
    /// A window with a title.
    public static let titled = Self(rawValue: 1)
    /// A window with a Close button.
    public static let closable = Self(rawValue: 2)
    /// A window with a Minimize button.
    public static let miniaturizable = Self(rawValue: 4)
    /// A window that can be resized.
    public static let resizable = Self(rawValue: 8)
    /// A window with a combined title and toolbar.
    public static let unifiedTitleAndToolbar = Self(rawValue: 1 << 12)
    /// The whole screen.
    public static let fullScreen = Self(rawValue: 1 << 14)
    /// A window whose content extends below the title.
    public static let fullSizeContentView = Self(rawValue: 1 << 15)
    /// A utility window.
    public static let utilityWindow = Self(rawValue: 1 << 4)
    /// A window that does not bring the app to the front.
    public static let nonactivatingPanel = Self(rawValue: 1 << 7)
    /// A heads-up display panel.
    public static let hudWindow = Self(rawValue: 1 << 13)
  }

  /// The way in which a window is buffered. It does not affect elements.
  public enum BackingStoreType: UInt, Sendable {
    case retained, nonretained, buffered
  }

  /// The visibility of a title. It does not affect elements.
  public enum TitleVisibility: Int, Sendable {
    case visible, hidden
  }

  /// The tabbing mode of a window. It does not affect elements.
  public enum TabbingMode: Int, Sendable {
    case automatic, preferred, disallowed
  }

  /// A button of a window.
  public enum ButtonType: UInt, Sendable {
    case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton
  }

  /// The level of a window above others. It does not affect elements.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height.
    public let rawValue: Int
    /// Creates a value from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a value from its number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// The default.
    public static let normal = Self(0)
    /// Above normal windows.
    public static let floating = Self(3)
    /// Above floating panels.
    public static let modalPanel = Self(8)
    /// Above modal panels.
    public static let mainMenu = Self(24)
    /// Above the main menu.
    public static let statusBar = Self(25)
    /// Above open menus.
    public static let popUpMenu = Self(101)
    /// Above everything.
    public static let screenSaver = Self(1000)
  }

  /// The behavior of a window in spaces. It does not affect elements.
  public struct CollectionBehavior: OptionSet, Sendable {
    /// The set's bits, one for each option.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The window appears in all spaces.
    public static let canJoinAllSpaces = Self(rawValue: 1)
    /// The window moves to the active space.
    public static let moveToActiveSpace = Self(rawValue: 2)
    /// The window stays in place.
    public static let stationary = Self(rawValue: 16)
    /// The window is skipped when the user cycles through windows.
    public static let ignoresCycle = Self(rawValue: 64)
    /// The window can fill the screen.
    public static let fullScreenPrimary = Self(rawValue: 128)
    /// The window can appear beside a full-screen window.
    public static let fullScreenAuxiliary = Self(rawValue: 256)
    /// The window cannot fill the screen.
    public static let fullScreenNone = Self(rawValue: 512)
  }

  /// Returns `nil`, because the window's buttons are not views here.
  public func standardWindowButton(_ button: ButtonType) -> NSButton? { nil }

  /// Does nothing, because windows have no positions.
  public func center() {}

  /// Does nothing, because windows have no sizes.
  public func toggleFullScreen(_ sender: Any?) {}

  /// Does nothing, because the window is not drawn.
  public func miniaturize(_ sender: Any?) {}

  /// Does nothing, because the window is not drawn.
  public func zoom(_ sender: Any?) {}

  /// Does nothing, because the window is not drawn.
  public func invalidateShadow() {}

  /// Does nothing and returns `true`, because frames are not saved.
  @discardableResult public func setFrameAutosaveName(_ name: String) -> Bool { true }

  /// Always returns `false`, because SwiftUI handles keys.
  @discardableResult public func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }

  /// Does nothing, because windows have no child windows.
  public func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {}

  /// The order of a window among others. It does not affect elements.
  public enum OrderingMode: Int, Sendable {
    case above = 1, below = -1, out = 0
  }

  /// Posted when a window receives keys. It is never posted.
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "NSWindowDidBecomeKeyNotification"
  )

  /// Posted when a window no longer receives keys. It is never posted.
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "NSWindowDidResignKeyNotification"
  )

  /// The name of the notification that a delegate receives before a window closes.
  nonisolated public static let willCloseNotification = Notification.Name(
    "NSWindowWillCloseNotification"
  )

  /// Whether windows become tabs automatically. It does not affect elements.
  public static var allowsAutomaticWindowTabbing = true
}

/// An AppKit panel.
@MainActor @preconcurrency open class NSPanel: NSWindow {
  /// Whether the panel is above others. It does not affect elements.
  open var isFloatingPanel = false
  /// Whether the panel receives keys only if needed. It does not affect elements.
  open var becomesKeyOnlyIfNeeded = false
  /// Whether the panel is hidden when the app is deactivated. It does not affect elements.
  open var hidesOnDeactivate = true
}

/// A controller for an AppKit window.
@MainActor @preconcurrency open class NSWindowController: NSResponder {
  /// The window.
  open var window: NSWindow?
  /// Creates a controller for a window.
  public init(window: NSWindow?) {
    self.window = window
    super.init()
  }
  /// Shows the window if a program has created it.
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  /// Closes the window if a program has created it.
  open func close() { window?.close() }
}

extension Diagnostic.Kind {
  /// A program waits for a user's choice, which is not possible.
  public static let cannotWait = Self(rawValue: "cannotWait")
}

extension NSWindowDelegate {
  /// Returns `true`.
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }

  /// Does nothing.
  public func windowWillClose(_ notification: Notification) {}

  /// Does nothing.
  public func windowDidBecomeKey(_ notification: Notification) {}

  /// Does nothing.
  public func windowDidResignKey(_ notification: Notification) {}

  /// Does nothing.
  public func windowDidResize(_ notification: Notification) {}
}

extension NSView {
  /// The object that represents the window that contains the view.
  public var window: NSWindow? { NSWindow.ofHost }
}

extension NSAlert {
  /// The style of an alert. It does not affect elements.
  public enum Style: UInt, Sendable {
    case warning, informational, critical
  }
}
