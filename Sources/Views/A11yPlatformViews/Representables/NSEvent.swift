// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// Something that a pointer or a keyboard did, as AppKit has it. None is ever made: keys are
/// SwiftUI's `onKeyPress`.
@MainActor
@preconcurrency
open class NSEvent: NSObject {
  /// What happened.
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved
    case leftMouseDragged, rightMouseDragged, mouseEntered, mouseExited, keyDown, keyUp
    case flagsChanged, scrollWheel = 22, otherMouseDown = 25, otherMouseUp, otherMouseDragged
    case magnify = 30, swipe, rotate = 18
  }

  /// Several kinds of what may happen.
  public struct EventTypeMask: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt64
    /// Creates a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    private static func bit(_ type: EventType) -> Self {
      Self(rawValue: 1 << UInt64(type.rawValue))
    }
    /// The button goes down.
    public static let leftMouseDown = bit(.leftMouseDown)
    /// The button goes up.
    public static let leftMouseUp = bit(.leftMouseUp)
    /// The other button goes down.
    public static let rightMouseDown = bit(.rightMouseDown)
    /// The other button goes up.
    public static let rightMouseUp = bit(.rightMouseUp)
    /// A further button goes down.
    public static let otherMouseDown = bit(.otherMouseDown)
    /// The pointer moves.
    public static let mouseMoved = bit(.mouseMoved)
    /// The pointer moves while the button is down.
    public static let leftMouseDragged = bit(.leftMouseDragged)
    /// The pointer comes.
    public static let mouseEntered = bit(.mouseEntered)
    /// The pointer goes.
    public static let mouseExited = bit(.mouseExited)
    /// A key goes down.
    public static let keyDown = bit(.keyDown)
    /// A key goes up.
    public static let keyUp = bit(.keyUp)
    /// A modifier key goes up or down.
    public static let flagsChanged = bit(.flagsChanged)
    /// The wheel turns.
    public static let scrollWheel = bit(.scrollWheel)
    /// Two fingers part.
    public static let magnify = bit(.magnify)
    /// Anything.
    public static let any = Self(rawValue: .max)
  }

  /// What happened.
  open var type: EventType { .keyDown }
  /// The modifier keys that were down.
  open var modifierFlags: ModifierFlags { [] }
  /// The number of the key.
  open var keyCode: UInt16 { 0 }
  /// What the key types.
  open var characters: String? { nil }
  /// What the key types without modifiers.
  open var charactersIgnoringModifiers: String? { nil }
  /// Whether the key is held.
  open var isARepeat: Bool { false }
  /// How often the button was pressed.
  open var clickCount: Int { 0 }
  /// Where it happened, in points.
  open var locationInWindow: NSPoint { .zero }
  /// How far the wheel turned.
  open var scrollingDeltaX: CGFloat { 0 }
  /// How far the wheel turned.
  open var scrollingDeltaY: CGFloat { 0 }
  /// How far the pointer moved, in points.
  open var deltaX: CGFloat { 0 }
  /// How far the pointer moved, in points.
  open var deltaY: CGFloat { 0 }

  /// The modifier keys that are down: none.
  open class var modifierFlags: ModifierFlags { [] }
  /// Where the pointer is: nowhere.
  open class var mouseLocation: NSPoint { .zero }
  /// Which buttons are down: none.
  open class var pressedMouseButtons: Int { 0 }
  /// Sees what happens in the app before it does. The handler is never called.
  open class func addLocalMonitorForEvents(
    matching mask: EventTypeMask,
    handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { nil }
  /// Sees what happens in other apps. The handler is never called.
  open class func addGlobalMonitorForEvents(
    matching mask: EventTypeMask,
    handler block: @escaping (NSEvent) -> Void
  ) -> Any? { nil }
  /// Does nothing: nothing is seen.
  open class func removeMonitor(_ eventMonitor: Any) {}
}
