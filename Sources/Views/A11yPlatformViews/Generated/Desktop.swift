// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The shape of the pointer. There is none, so it does nothing.
@MainActor @preconcurrency open class NSCursor: NSObject {
  /// The usual arrow.
  open class var arrow: NSCursor { NSCursor() }
  /// For text.
  open class var iBeam: NSCursor { NSCursor() }
  /// For links.
  open class var pointingHand: NSCursor { NSCursor() }
  /// For what can be moved.
  open class var openHand: NSCursor { NSCursor() }
  /// For what is being moved.
  open class var closedHand: NSCursor { NSCursor() }
  /// For exact places.
  open class var crosshair: NSCursor { NSCursor() }
  /// For edges that move to the side.
  open class var resizeLeftRight: NSCursor { NSCursor() }
  /// For edges that move up and down.
  open class var resizeUpDown: NSCursor { NSCursor() }
  /// For what cannot be done.
  open class var operationNotAllowed: NSCursor { NSCursor() }
  /// For what a drop copies.
  open class var dragCopy: NSCursor { NSCursor() }
  /// The shape now.
  open class var current: NSCursor { NSCursor() }
  /// Does nothing.
  open func set() {}
  /// Does nothing.
  open func push() {}
  /// Does nothing.
  open func pop() {}
  /// Does nothing.
  open class func pop() {}
  /// Does nothing.
  open class func hide() {}
  /// Does nothing.
  open class func unhide() {}
}

/// A sound of the system. Nothing sounds.
@MainActor @preconcurrency open class NSSound: NSObject {
  /// Creates a sound from its name.
  public init?(named name: String) {}
  /// Creates a sound from a file.
  public init?(contentsOf url: URL, byReference: Bool) {}
  /// Does nothing, and returns `false`.
  @discardableResult open func play() -> Bool { false }
  /// Does nothing, and returns `false`.
  @discardableResult open func stop() -> Bool { false }
  /// How loud the sound is.
  open var volume: Float = 1
  /// Whether the sound sounds.
  open var isPlaying: Bool { false }
  /// Does nothing.
  nonisolated public static func beep() {}
}

/// How windows look. It does not affect elements.
@MainActor @preconcurrency open class NSAppearance: NSObject {
  /// The name of a look.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Light.
    public static let aqua = Self(rawValue: "NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Self(rawValue: "NSAppearanceNameDarkAqua")
    /// Light, over what is behind.
    public static let vibrantLight = Self(rawValue: "NSAppearanceNameVibrantLight")
    /// Dark, over what is behind.
    public static let vibrantDark = Self(rawValue: "NSAppearanceNameVibrantDark")
  }
  /// The name.
  public final let name: Name
  /// Creates the default appearance.
  public override init() { name = .aqua }
  /// Creates an appearance from its name.
  public init?(named name: Name) { self.name = name }
  /// The best of some looks.
  open func bestMatch(from appearances: [Name]) -> Name? {
    appearances.contains(name) ? name : appearances.first
  }
}

/// Finds clicks. There is no pointer, so it finds none; no click ever is.
@MainActor @preconcurrency open class NSClickGestureRecognizer: NSGestureRecognizer {
  /// Which button is pressed.
  open var buttonMask = 1
  /// How often the button is pressed.
  open var numberOfClicksRequired = 1
}

/// Finds movements. There is no pointer, so it finds none; no movement ever is.
@MainActor @preconcurrency open class NSPanGestureRecognizer: NSGestureRecognizer {
  /// How far the pointer moved, in points.
  open func translation(in view: NSView?) -> NSPoint { .zero }
}

/// Finds two fingers that part. There are no fingers, so it finds none; no gesture ever is.
@MainActor @preconcurrency open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
  /// How far the fingers part.
  open var magnification: CGFloat { 0 }
}

/// Finds the button that stays pressed. There is no pointer, so it finds none; no press ever is.
@MainActor @preconcurrency open class NSPressGestureRecognizer: NSGestureRecognizer {
  /// How long it stays pressed, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// An item of a menu of AppKit. It cannot be chosen, because only menus of SwiftUI can be opened.
@MainActor @preconcurrency open class NSMenuItem: NSObject {
  /// The words.
  open var title: String
  /// The key.
  open var keyEquivalent: String
  /// The keys that are held with it.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  /// The menu that the item opens.
  open var submenu: NSMenu?
  /// Whether the item can be used.
  open var isEnabled = true
  /// Whether the item is hidden.
  open var isHidden = false
  /// The target of the action.
  open weak var target: AnyObject?
  /// The action; it is never sent.
  open var action: Selector?
  /// The image.
  open var image: NSImage?
  /// A number that identifies the item.
  open var tag = 0
  /// The object that the item represents.
  open var representedObject: Any?
  /// The tool tip of the item.
  open var toolTip: String?
  /// Creates an item.
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    title = string
    action = selector
    keyEquivalent = charCode
  }
  /// A line between items.
  open class func separator() -> NSMenuItem {
    NSMenuItem(title: "", action: nil, keyEquivalent: "")
  }
}

/// The choice of a way to share. It does not appear, so nothing is shared.
@MainActor @preconcurrency open class NSSharingServicePicker: NSObject {
  /// The delegate. It is never called.
  open weak var delegate: (any NSSharingServicePickerDelegate)?
  /// Creates a choice for items.
  public init(items: [Any]) {}
  /// Does nothing.
  open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {}
}

/// An app that runs. None is ever found here.
@MainActor @preconcurrency open class NSRunningApplication: NSObject {
  /// The name by which the system knows the app.
  open var bundleIdentifier: String? { nil }
  /// The app's name.
  open var localizedName: String? { nil }
  /// The app's image.
  open var icon: NSImage? { nil }
  /// Where the app is.
  open var bundleURL: URL? { nil }
  /// The number of the app's process.
  open var processIdentifier: Int32 { -1 }
  /// Whether the app is in front.
  open var isActive: Bool { false }
}

/// A screen of AppKit. Nothing is drawn on it.
@MainActor @preconcurrency open class NSScreen: NSObject {
  private static let only = NSScreen()
  /// The screen.
  open class var main: NSScreen? { only }
  /// The screens.
  open class var screens: [NSScreen] { [only] }
  /// The size, in points.
  open var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
  /// The size without bars, in points.
  open var visibleFrame: NSRect { frame }
  /// How many pixels a point has, each way.
  open var backingScaleFactor: CGFloat { 2 }
  /// The name.
  open var localizedName: String { "Display" }
}

/// Provides the items of a menu. It is never called.
@MainActor @preconcurrency public protocol NSMenuDelegate: AnyObject {
  /// The menu is about to be shown.
  func menuNeedsUpdate(_ menu: NSMenu)
  /// The menu opens.
  func menuWillOpen(_ menu: NSMenu)
  /// The menu has closed.
  func menuDidClose(_ menu: NSMenu)
}

/// What can be put on the pasteboard.
@MainActor @preconcurrency public protocol NSPasteboardWriting {
  /// Its text, with the kind of it.
  var _pasteboardText: (NSPasteboard.PasteboardType, String)? { get }
}

/// Is notified of the choice of a way to share. It is never called.
@MainActor @preconcurrency public protocol NSSharingServicePickerDelegate: AnyObject {}

extension NSMenuDelegate {
  /// Does nothing.
  public func menuNeedsUpdate(_ menu: NSMenu) {}

  /// Does nothing.
  public func menuWillOpen(_ menu: NSMenu) {}

  /// Does nothing.
  public func menuDidClose(_ menu: NSMenu) {}
}

extension NSPasteboard {
  /// A kind of content.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Text.
    public static let string = Self("public.utf8-plain-text")
    /// An address.
    public static let URL = Self("public.url")
    /// The address of a file.
    public static let fileURL = Self("public.file-url")
    /// An image.
    public static let png = Self("public.png")
    /// An image.
    public static let tiff = Self("public.tiff")
    /// Text with attributes.
    public static let rtf = Self("public.rtf")
    /// Text with tags.
    public static let html = Self("public.html")
    /// A document for printing.
    public static let pdf = Self("com.adobe.pdf")
    /// A colour.
    public static let color = Self("com.apple.cocoa.pasteboard.color")
  }

  /// Removes everything, for content of some kinds.
  @discardableResult public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?)
    -> Int
  { clearContents() }
}

extension NSSharingService {
  /// The name of a way to share.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As a letter.
    public static let composeEmail = Self(rawValue: "com.apple.share.Mail.compose")
    /// As a message.
    public static let composeMessage = Self(rawValue: "com.apple.messages.ShareExtension")
    /// To a device nearby.
    public static let sendViaAirDrop = Self(rawValue: "com.apple.share.AirDrop.send")
  }
}

extension NSWorkspace {
  /// How something is opened. It does not affect elements.
  public final class OpenConfiguration: NSObject {
    /// Whether the app comes to the front.
    public var activates = true
    /// Whether another copy of the app is started.
    public var createsNewApplicationInstance = false
    /// Whether the app is hidden.
    public var hides = false
    /// The arguments of the app.
    public var arguments: [String] = []
    /// The variables that the app gets.
    public var environment: [String: String] = [:]
    /// Whether the user is asked where there are several apps.
    public var promptsUserIfNeeded = true
  }

  /// The only desktop.
  public static let shared = NSWorkspace()
}

extension NSGestureRecognizer {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }
}
