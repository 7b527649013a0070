// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// Something that a pointer or a keyboard did, as AppKit has it. None is ever made: keys are
/// SwiftUI's `onKeyPress`.
@MainActor
@preconcurrency
open class NSEvent: NSObject {
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
  /// Does nothing, because nothing is seen.
  open class func removeMonitor(_ eventMonitor: Any) {}
}
