// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// Finds gestures of a pointer. They have no counterpart here, so it finds none.
@MainActor
@preconcurrency
open class NSGestureRecognizer: NSObject {
  /// How far the gesture is.
  open var state = State.possible
  /// Whether it is on.
  open var isEnabled = true
  /// Creates a recognizer. No gesture is ever recognized, so the action is never sent.
  public init(target: Any?, action: Selector?) {}
  /// Where the gesture is, in points.
  open func location(in view: NSView?) -> NSPoint { .zero }
}
