// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// The shape of the pointer. There is none, so it does nothing.
@MainActor
@preconcurrency
open class NSCursor: NSObject {
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

/// A screen of AppKit. Nothing is drawn on it.
@MainActor
@preconcurrency
open class NSScreen: NSObject {
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

/// A sound of the system. Nothing sounds.
@MainActor
@preconcurrency
open class NSSound: NSObject {
  /// Takes a sound by name.
  public init?(named name: String) {}
  /// Takes a sound from a file.
  public init?(contentsOf url: URL, byReference: Bool) {}
  /// Does nothing, and says so.
  @discardableResult
  open func play() -> Bool { false }
  /// Does nothing, and says so.
  @discardableResult
  open func stop() -> Bool { false }
  /// How loud the sound is.
  open var volume: Float = 1
  /// Whether the sound sounds.
  open var isPlaying: Bool { false }
  /// Does nothing.
  nonisolated public static func beep() {}
}

/// How windows look. It does not affect elements.
@MainActor
@preconcurrency
open class NSAppearance: NSObject {
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
  /// Takes the usual look.
  public override init() { name = .aqua }
  /// Takes a look by name.
  public init?(named name: Name) { self.name = name }
  /// The best of some looks.
  open func bestMatch(from appearances: [Name]) -> Name? {
    appearances.contains(name) ? name : appearances.first
  }
}
