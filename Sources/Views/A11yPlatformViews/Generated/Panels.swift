// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// How a question of AppKit was answered: `NSApplication.ModalResponse`.
public struct _NSModalResponse: RawRepresentable, Hashable, Sendable {
  /// The number of the answer.
  public let rawValue: Int
  /// Creates an answer from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It was accepted.
  public static let OK = Self(rawValue: 1)
  /// It was cancelled.
  public static let cancel = Self(rawValue: 0)
  /// The first button of an alert.
  public static let alertFirstButtonReturn = Self(rawValue: 1000)
  /// The second button of an alert.
  public static let alertSecondButtonReturn = Self(rawValue: 1001)
  /// The third button of an alert.
  public static let alertThirdButtonReturn = Self(rawValue: 1002)
  /// The question went away.
  public static let stop = Self(rawValue: -1000)
  /// The program took the question away.
  public static let abort = Self(rawValue: -1001)
  /// The panel stays open.
  public static let `continue` = Self(rawValue: -1002)
}

/// The choice of files to open, in AppKit. There are no files to choose from here: the panel opens,
/// says so, and can only be cancelled.
@MainActor @preconcurrency open class NSOpenPanel: NSSavePanel {
  /// The files: none were chosen.
  open var urls: [URL] { [] }
  /// Whether files can be chosen.
  open var canChooseFiles = true
  /// Whether folders can be chosen.
  open var canChooseDirectories = false
  /// Whether several can be chosen.
  open var allowsMultipleSelection = false
  /// Whether what a link leads to is chosen.
  open var resolvesAliases = true
  /// Whether what is in the cloud is fetched.
  open var canDownloadUbiquitousContents = true
  override var usualPrompt: String { "Open" }
}

/// Is notified of a window of AppKit.
@MainActor @preconcurrency public protocol NSWindowDelegate: NSObjectProtocol {
  /// Whether a window may be closed.
  func windowShouldClose(_ sender: NSWindow) -> Bool
  /// A window closes.
  func windowWillClose(_ notification: Notification)
  /// Keys go to a window. It is not called.
  func windowDidBecomeKey(_ notification: Notification)
  /// Keys go elsewhere. It is not called.
  func windowDidResignKey(_ notification: Notification)
  /// A window has another size. It is not called.
  func windowDidResize(_ notification: Notification)
}

extension NSWindow {
  /// What a window has around it. It does not affect elements.
  public struct StyleMask: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing.
    public static let borderless: Self = []
    /// A title.
    public static let titled = Self(rawValue: 1)
    /// A button that closes.
    public static let closable = Self(rawValue: 2)
    /// A button that hides.
    public static let miniaturizable = Self(rawValue: 4)
    /// Edges that can be moved.
    public static let resizable = Self(rawValue: 8)
    /// A title with tools.
    public static let unifiedTitleAndToolbar = Self(rawValue: 1 << 12)
    /// The whole screen.
    public static let fullScreen = Self(rawValue: 1 << 14)
    /// Content below the title.
    public static let fullSizeContentView = Self(rawValue: 1 << 15)
    /// A window for tools.
    public static let utilityWindow = Self(rawValue: 1 << 4)
    /// A window that does not bring the app to the front.
    public static let nonactivatingPanel = Self(rawValue: 1 << 7)
    /// A window over all.
    public static let hudWindow = Self(rawValue: 1 << 13)
  }

  /// How a window is kept. It does not affect elements.
  public enum BackingStoreType: UInt, Sendable {
    case retained, nonretained, buffered
  }

  /// How a title is shown. It does not affect elements.
  public enum TitleVisibility: Int, Sendable {
    case visible, hidden
  }

  /// Whether a window becomes a tab. It does not affect elements.
  public enum TabbingMode: Int, Sendable {
    case automatic, preferred, disallowed
  }

  /// A button of a window.
  public enum ButtonType: UInt, Sendable {
    case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton
  }

  /// How far above others a window is. It does not affect elements.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height.
    public let rawValue: Int
    /// Creates a height.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a height.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// The default.
    public static let normal = Self(0)
    /// Above the others.
    public static let floating = Self(3)
    /// Above panels.
    public static let modalPanel = Self(8)
    /// Above menus.
    public static let mainMenu = Self(24)
    /// Above the bar of menus.
    public static let statusBar = Self(25)
    /// Above opened menus.
    public static let popUpMenu = Self(101)
    /// Above all.
    public static let screenSaver = Self(1000)
  }

  /// Where a window goes among spaces. It does not affect elements.
  public struct CollectionBehavior: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To all.
    public static let canJoinAllSpaces = Self(rawValue: 1)
    /// To the one that is shown.
    public static let moveToActiveSpace = Self(rawValue: 2)
    /// To none.
    public static let stationary = Self(rawValue: 16)
    /// Not with others.
    public static let ignoresCycle = Self(rawValue: 64)
    /// It may fill the screen.
    public static let fullScreenPrimary = Self(rawValue: 128)
    /// It may be beside what fills the screen.
    public static let fullScreenAuxiliary = Self(rawValue: 256)
    /// It may not fill the screen.
    public static let fullScreenNone = Self(rawValue: 512)
  }

  /// A button of the window, which is no view here; `nil`.
  public func standardWindowButton(_ button: ButtonType) -> NSButton? { nil }

  /// Does nothing: there is one screen.
  public func center() {}

  /// Does nothing: windows are as large as they are.
  public func toggleFullScreen(_ sender: Any?) {}

  /// Does nothing: the window is not drawn.
  public func miniaturize(_ sender: Any?) {}

  /// Does nothing: the window is not drawn.
  public func zoom(_ sender: Any?) {}

  /// Does nothing: the window is not drawn.
  public func invalidateShadow() {}

  /// Does nothing: frames are not kept.
  @discardableResult public func setFrameAutosaveName(_ name: String) -> Bool { true }

  /// Always fails: keys are SwiftUI's.
  @discardableResult public func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }

  /// Does nothing: windows are modal to each other.
  public func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {}

  /// Where a window is among others. It does not affect elements.
  public enum OrderingMode: Int, Sendable {
    case above = 1, below = -1, out = 0
  }

  /// Posted when keys go to a window. It is not posted here.
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "NSWindowDidBecomeKeyNotification"
  )

  /// Posted when keys go elsewhere. It is not posted here.
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "NSWindowDidResignKeyNotification"
  )

  /// The name of the notification that a delegate receives before a window closes.
  nonisolated public static let willCloseNotification = Notification.Name(
    "NSWindowWillCloseNotification"
  )

  /// Whether windows become tabs of others by themselves. It does not affect elements.
  public static var allowsAutomaticWindowTabbing = true
}

/// A window of AppKit that asks something.
@MainActor @preconcurrency open class NSPanel: NSWindow {
  /// Whether the panel is above others. It does not affect elements.
  open var isFloatingPanel = false
  /// Whether keys go to the panel only where they are needed. It does not affect elements.
  open var becomesKeyOnlyIfNeeded = false
  /// Whether the panel goes when the app does. It does not affect elements.
  open var hidesOnDeactivate = true
}

/// Something that is shown in windows of AppKit.
@MainActor @preconcurrency open class NSWindowController: NSResponder {
  /// The window.
  open var window: NSWindow?
  /// Creates a controller of a window.
  public init(window: NSWindow?) {
    self.window = window
    super.init()
  }
  /// Shows the window, if a program made it.
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  /// Closes the window, if a program made it.
  open func close() { window?.close() }
}

extension Diagnostic.Kind {
  /// A program waits for a user's choice, which nothing can do here.
  public static let cannotWait = Self(rawValue: "cannotWait")
}

extension NSWindowDelegate {
  /// It may.
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
  /// The object that represents the window that the view is shown in.
  public var window: NSWindow? { NSWindow.ofHost }
}

extension NSAlert {
  /// What a question is about. It does not affect elements.
  public enum Style: UInt, Sendable {
    case warning, informational, critical
  }
}
