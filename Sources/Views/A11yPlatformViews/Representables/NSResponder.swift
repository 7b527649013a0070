// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// An object that handles events, and describes itself with NSAccessibility's functions. There is no
/// layout and no drawing. On Apple's platforms it is an `NSObject`; here it is not.
@MainActor
@preconcurrency
open class NSResponder: _NSAccessibilityDetails {
  /// The next responder to ask.
  open weak var nextResponder: NSResponder?

  /// Creates a responder with nothing set.
  public override init() { super.init() }

  /// Whether keys may go to it. They never do.
  open var acceptsFirstResponder: Bool { false }
  /// Called when keys go to it; returns whether they may. They never do.
  open func becomeFirstResponder() -> Bool { true }
  /// Called when keys go elsewhere; returns whether they may. They never do.
  open func resignFirstResponder() -> Bool { true }
  /// Called when the button goes down. It never does.
  open func mouseDown(with event: NSEvent) {}
  /// Called when the button goes up. It never does.
  open func mouseUp(with event: NSEvent) {}
  /// Called when the pointer moves with the button down. It never does.
  open func mouseDragged(with event: NSEvent) {}
  /// Called when the pointer moves. It never does.
  open func mouseMoved(with event: NSEvent) {}
  /// Called when the pointer comes. It never does.
  open func mouseEntered(with event: NSEvent) {}
  /// Called when the pointer goes. It never does.
  open func mouseExited(with event: NSEvent) {}
  /// Called when the other button goes down. It never does.
  open func rightMouseDown(with event: NSEvent) {}
  /// Called when the wheel turns. It never does.
  open func scrollWheel(with event: NSEvent) {}
  /// Called when a key goes down. Accepted: keys are SwiftUI's `onKeyPress`.
  open func keyDown(with event: NSEvent) {}
  /// Called when a key goes up. Accepted: keys are SwiftUI's `onKeyPress`.
  open func keyUp(with event: NSEvent) {}

  package override var owner: _NSAccessibilityObject? { nextResponder }
}
