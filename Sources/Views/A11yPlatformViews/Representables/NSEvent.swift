// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// An AppKit pointer or keyboard event. In a11ynav, AppKit events are never created. Use SwiftUI's `onKeyPress` to
/// handle keys.
@MainActor
@preconcurrency
open class NSEvent: NSObject {
  /// The type of the AppKit event.
  open var type: EventType { .keyDown }
  /// The modifier keys that were pressed.
  open var modifierFlags: ModifierFlags { [] }
  /// The key code of the key that was pressed.
  open var keyCode: UInt16 { 0 }
  /// The characters that the key types.
  open var characters: String? { nil }
  /// The characters that the key types when no modifier key is pressed.
  open var charactersIgnoringModifiers: String? { nil }
  /// Whether the event is repeated because the key is held down.
  open var isARepeat: Bool { false }
  /// The number of mouse clicks.
  open var clickCount: Int { 0 }
  /// The event's location, in points.
  open var locationInWindow: NSPoint { .zero }
  /// The horizontal movement of the scroll wheel.
  open var scrollingDeltaX: CGFloat { 0 }
  /// The vertical movement of the scroll wheel.
  open var scrollingDeltaY: CGFloat { 0 }
  /// The pointer's horizontal movement, in points.
  open var deltaX: CGFloat { 0 }
  /// The pointer's vertical movement, in points.
  open var deltaY: CGFloat { 0 }

  /// The modifier keys that are currently pressed. The set of pressed modifier keys is always empty.
  open class var modifierFlags: ModifierFlags { [] }
  /// The pointer's position, which is always zero.
  open class var mouseLocation: NSPoint { .zero }
  /// A bit mask of the mouse buttons that are pressed, which is always 0.
  open class var pressedMouseButtons: Int { 0 }
  /// Monitors events before the app handles them. The event handler is never called.
  open class func addLocalMonitorForEvents(
    matching mask: EventTypeMask,
    handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { nil }
  /// Monitors events in other apps. The event handler is never called.
  open class func addGlobalMonitorForEvents(
    matching mask: EventTypeMask,
    handler block: @escaping (NSEvent) -> Void
  ) -> Any? { nil }
  /// Does nothing, because a11ynav does not monitor events.
  open class func removeMonitor(_ eventMonitor: Any) {}
}
