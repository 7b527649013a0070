// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// An object that handles events and describes itself through NSAccessibility's methods. Views are neither laid out nor
/// drawn. Unlike on Apple's platforms, a responder is not an `NSObject`.
@MainActor
@preconcurrency
open class NSResponder: _NSAccessibilityDetails {
  /// The next responder in the responder chain.
  open weak var nextResponder: NSResponder?

  /// Creates a responder without properties.
  public override init() { super.init() }

  /// Whether the object accepts key events. In a11ynav, the object never receives key events.
  open var acceptsFirstResponder: Bool { false }
  /// Returns whether the object agrees to become the first responder. This method is never called, because the object
  /// never receives key events.
  open func becomeFirstResponder() -> Bool { true }
  /// Returns whether the object agrees to resign first responder status. This method is never called, because the
  /// object never receives key events.
  open func resignFirstResponder() -> Bool { true }
  /// Handles a press of the mouse button. This method is never called, because a11ynav has no pointer.
  open func mouseDown(with event: NSEvent) {}
  /// Handles the release of the mouse button. This method is never called, because a11ynav has no pointer.
  open func mouseUp(with event: NSEvent) {}
  /// Handles dragging with the mouse button pressed. This method is never called, because a11ynav has no pointer.
  open func mouseDragged(with event: NSEvent) {}
  /// Handles pointer movements. This method is never called, because a11ynav has no pointer.
  open func mouseMoved(with event: NSEvent) {}
  /// Called when the pointer enters the view. This method is never called, because a11ynav has no pointer.
  open func mouseEntered(with event: NSEvent) {}
  /// Called when the pointer leaves the view. This method is never called, because a11ynav has no pointer.
  open func mouseExited(with event: NSEvent) {}
  /// Handles a press of the right mouse button. This method is never called, because a11ynav has no pointer.
  open func rightMouseDown(with event: NSEvent) {}
  /// Handles scrolling with the mouse wheel. This method is never called, because a11ynav has no pointer.
  open func scrollWheel(with event: NSEvent) {}
  /// Handles a key press. This method is never called, so use SwiftUI's `onKeyPress` to handle keys.
  open func keyDown(with event: NSEvent) {}
  /// Handles the release of a key. This method is never called, so use SwiftUI's `onKeyPress` to handle keys.
  open func keyUp(with event: NSEvent) {}

  package override var owner: _NSAccessibilityObject? { nextResponder }
}
