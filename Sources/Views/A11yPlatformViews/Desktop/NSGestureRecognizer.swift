// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A recognizer for pointer gestures. Gestures have no counterpart in a11ynav, so no gesture is recognized.
@MainActor
@preconcurrency
open class NSGestureRecognizer: NSObject {
  /// The state of the gesture.
  open var state = State.possible
  /// Whether the recognizer is enabled.
  open var isEnabled = true
  /// Creates a recognizer. No gesture is ever recognized, so the action is never sent.
  public init(target: Any?, action: Selector?) {}
  /// Returns the position of the gesture, in points.
  open func location(in view: NSView?) -> NSPoint { .zero }
}
