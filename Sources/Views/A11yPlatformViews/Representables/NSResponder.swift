// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// An object that handles events and describes itself with NSAccessibility's functions. There is no layout and no
/// drawing. Unlike on Apple's platforms, a responder is not an `NSObject`.
@MainActor
@preconcurrency
open class NSResponder: _NSAccessibilityDetails {
  /// The next responder in the chain.
  open weak var nextResponder: NSResponder?

  /// Creates a responder without properties.
  public override init() { super.init() }

  /// Whether the object accepts key events, which it never receives.
  open var acceptsFirstResponder: Bool { false }
  /// Returns whether the object accepts key events. This method is never called, because the object never receives key
  /// events.
  open func becomeFirstResponder() -> Bool { true }
  /// Returns whether the object agrees to stop receiving key events. This method is never called, because the object
  /// never receives key events.
  open func resignFirstResponder() -> Bool { true }
  /// Handles a press of the mouse button. This method is never called, because there is no pointer.
  open func mouseDown(with event: NSEvent) {}
  /// Handles a release of the mouse button. This method is never called, because there is no pointer.
  open func mouseUp(with event: NSEvent) {}
  /// Handles a drag with the mouse button. This method is never called, because there is no pointer.
  open func mouseDragged(with event: NSEvent) {}
  /// Handles a movement of the pointer. This method is never called, because there is no pointer.
  open func mouseMoved(with event: NSEvent) {}
  /// Handles the pointer entering the view. This method is never called, because there is no pointer.
  open func mouseEntered(with event: NSEvent) {}
  /// Handles the pointer leaving the view. This method is never called, because there is no pointer.
  open func mouseExited(with event: NSEvent) {}
  /// Handles a press of the right mouse button. This method is never called, because there is no pointer.
  open func rightMouseDown(with event: NSEvent) {}
  /// Handles a turn of the scroll wheel. This method is never called, because there is no pointer.
  open func scrollWheel(with event: NSEvent) {}
  /// Handles a key press. This method is never called; use SwiftUI's `onKeyPress`.
  open func keyDown(with event: NSEvent) {}
  /// Handles a key release. This method is never called; use SwiftUI's `onKeyPress`.
  open func keyUp(with event: NSEvent) {}

  package override var owner: _NSAccessibilityObject? { nextResponder }
}
