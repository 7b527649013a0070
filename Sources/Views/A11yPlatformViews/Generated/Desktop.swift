// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The shape of the pointer. There is no pointer, so it has no effect.
@MainActor @preconcurrency open class NSCursor: NSObject {
  /// The default arrow.
  open class var arrow: NSCursor { NSCursor() }
  /// The cursor for text.
  open class var iBeam: NSCursor { NSCursor() }
  /// The cursor for links.
  open class var pointingHand: NSCursor { NSCursor() }
  /// The cursor for items that can be dragged.
  open class var openHand: NSCursor { NSCursor() }
  /// The cursor for items that are being dragged.
  open class var closedHand: NSCursor { NSCursor() }
  /// The cursor for precise selection.
  open class var crosshair: NSCursor { NSCursor() }
  /// The cursor for edges that move horizontally.
  open class var resizeLeftRight: NSCursor { NSCursor() }
  /// The cursor for edges that move vertically.
  open class var resizeUpDown: NSCursor { NSCursor() }
  /// The cursor for operations that are not allowed.
  open class var operationNotAllowed: NSCursor { NSCursor() }
  /// The cursor for a drop that copies.
  open class var dragCopy: NSCursor { NSCursor() }
  /// The current cursor.
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

/// A system sound, which is never played.
@MainActor @preconcurrency open class NSSound: NSObject {
  /// Creates a sound from its name.
  public init?(named name: String) {}
  /// Creates a sound from a file.
  public init?(contentsOf url: URL, byReference: Bool) {}
  /// Does nothing, and returns `false`.
  @discardableResult open func play() -> Bool { false }
  /// Does nothing, and returns `false`.
  @discardableResult open func stop() -> Bool { false }
  /// The volume of the sound.
  open var volume: Float = 1
  /// Whether the sound is playing.
  open var isPlaying: Bool { false }
  /// Does nothing.
  nonisolated public static func beep() {}
}

/// The appearance of windows. It does not affect elements.
@MainActor @preconcurrency open class NSAppearance: NSObject {
  /// The name of an appearance.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The light appearance.
    public static let aqua = Self(rawValue: "NSAppearanceNameAqua")
    /// The dark appearance.
    public static let darkAqua = Self(rawValue: "NSAppearanceNameDarkAqua")
    /// A light appearance over vibrant content.
    public static let vibrantLight = Self(rawValue: "NSAppearanceNameVibrantLight")
    /// A dark appearance over vibrant content.
    public static let vibrantDark = Self(rawValue: "NSAppearanceNameVibrantDark")
  }
  /// The name.
  public final let name: Name
  /// Creates the default appearance.
  public override init() { name = .aqua }
  /// Creates an appearance from its name.
  public init?(named name: Name) { self.name = name }
  /// Returns the best match among several appearances.
  open func bestMatch(from appearances: [Name]) -> Name? {
    appearances.contains(name) ? name : appearances.first
  }
}

/// A recognizer for clicks. There is no pointer, so no click is ever recognized.
@MainActor @preconcurrency open class NSClickGestureRecognizer: NSGestureRecognizer {
  /// The mask of the buttons that must be pressed.
  open var buttonMask = 1
  /// The number of clicks that are required.
  open var numberOfClicksRequired = 1
}

/// A recognizer for pointer movements. There is no pointer, so no movement is ever recognized.
@MainActor @preconcurrency open class NSPanGestureRecognizer: NSGestureRecognizer {
  /// Returns the translation of the pointer, in points.
  open func translation(in view: NSView?) -> NSPoint { .zero }
}

/// A recognizer for magnification with two fingers. There are no fingers, so no gesture is ever
/// recognized.
@MainActor @preconcurrency open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
  /// The magnification.
  open var magnification: CGFloat { 0 }
}

/// A recognizer for presses. There is no pointer, so no press is ever recognized.
@MainActor @preconcurrency open class NSPressGestureRecognizer: NSGestureRecognizer {
  /// The minimum duration of a press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// An item of an AppKit menu. It cannot be selected, because only SwiftUI's menus can be opened.
@MainActor @preconcurrency open class NSMenuItem: NSObject {
  /// The words.
  open var title: String
  /// The key that triggers the control.
  open var keyEquivalent: String
  /// The modifier keys for the item's key.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  /// The menu that the item opens.
  open var submenu: NSMenu?
  /// Whether the item is enabled.
  open var isEnabled = true
  /// Whether the item is hidden.
  open var isHidden = false
  /// The target of the action.
  open weak var target: AnyObject?
  /// The action, which is never sent.
  open var action: Selector?
  /// The image.
  open var image: NSImage?
  /// A number that identifies the item.
  open var tag = 0
  /// The object that the item represents.
  open var representedObject: Any?
  /// The item's tooltip.
  open var toolTip: String?
  /// Creates an item.
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    title = string
    action = selector
    keyEquivalent = charCode
  }
  /// Returns a separator between items.
  open class func separator() -> NSMenuItem {
    NSMenuItem(title: "", action: nil, keyEquivalent: "")
  }
}

/// A picker for sharing services. It does not appear, so nothing is shared.
@MainActor @preconcurrency open class NSSharingServicePicker: NSObject {
  /// The delegate. It is never called.
  open weak var delegate: (any NSSharingServicePickerDelegate)?
  /// Creates a picker for items.
  public init(items: [Any]) {}
  /// Does nothing.
  open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {}
}

/// A running app. None is ever found.
@MainActor @preconcurrency open class NSRunningApplication: NSObject {
  /// The app's bundle identifier.
  open var bundleIdentifier: String? { nil }
  /// The app's name.
  open var localizedName: String? { nil }
  /// The app's icon.
  open var icon: NSImage? { nil }
  /// The location of the app.
  open var bundleURL: URL? { nil }
  /// The app's process identifier.
  open var processIdentifier: Int32 { -1 }
  /// Whether the app is in front.
  open var isActive: Bool { false }
}

/// An AppKit screen. Nothing is drawn on it.
@MainActor @preconcurrency open class NSScreen: NSObject {
  private static let only = NSScreen()
  /// The screen.
  open class var main: NSScreen? { only }
  /// The screens.
  open class var screens: [NSScreen] { [only] }
  /// The size, in points.
  open var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
  /// The size without the menu bar and the Dock, in points.
  open var visibleFrame: NSRect { frame }
  /// The number of pixels per point in each direction.
  open var backingScaleFactor: CGFloat { 2 }
  /// The name.
  open var localizedName: String { "Display" }
}

/// A delegate that provides the items of a menu. It is never called.
@MainActor @preconcurrency public protocol NSMenuDelegate: AnyObject {
  /// Tells the delegate that the menu is about to be shown.
  func menuNeedsUpdate(_ menu: NSMenu)
  /// Tells the delegate that the menu is about to open.
  func menuWillOpen(_ menu: NSMenu)
  /// Tells the delegate that the menu has closed.
  func menuDidClose(_ menu: NSMenu)
}

/// A type that can be put on the pasteboard.
@MainActor @preconcurrency public protocol NSPasteboardWriting {
  /// The object's text with the kind of text.
  var _pasteboardText: (NSPasteboard.PasteboardType, String)? { get }
}

/// A delegate that is notified of the choice of a sharing service. It is never called.
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
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Text.
    public static let string = Self("public.utf8-plain-text")
    /// A URL.
    public static let URL = Self("public.url")
    /// The URL of a file.
    public static let fileURL = Self("public.file-url")
    /// An image.
    public static let png = Self("public.png")
    /// An image.
    public static let tiff = Self("public.tiff")
    /// Text with attributes.
    public static let rtf = Self("public.rtf")
    /// HTML text.
    public static let html = Self("public.html")
    /// A PDF document.
    public static let pdf = Self("com.adobe.pdf")
    /// A color.
    public static let color = Self("com.apple.cocoa.pasteboard.color")
  }

  /// Clears the contents and declares the kinds of new ones.
  @discardableResult public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?)
    -> Int
  { clearContents() }
}

extension NSSharingService {
  /// The name of a sharing service.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A service that composes an e-mail.
    public static let composeEmail = Self(rawValue: "com.apple.share.Mail.compose")
    /// A service that composes a message.
    public static let composeMessage = Self(rawValue: "com.apple.messages.ShareExtension")
    /// A service that sends to a nearby device.
    public static let sendViaAirDrop = Self(rawValue: "com.apple.share.AirDrop.send")
  }
}

extension NSWorkspace {
  /// The configuration for opening URLs or apps. It does not affect elements.
  public final class OpenConfiguration: NSObject {
    /// Whether the app comes to the front.
    public var activates = true
    /// Whether another instance of the app is started.
    public var createsNewApplicationInstance = false
    /// Whether the app is hidden.
    public var hides = false
    /// The arguments of the app.
    public var arguments: [String] = []
    /// The environment variables of the app.
    public var environment: [String: String] = [:]
    /// Whether the user is asked if there are several apps.
    public var promptsUserIfNeeded = true
  }

  /// The only desktop.
  public static let shared = NSWorkspace()
}

extension NSGestureRecognizer {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }
}
