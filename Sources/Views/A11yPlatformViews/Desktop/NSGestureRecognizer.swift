// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A recognizer for pointer gestures. Because a11ynav has no pointer, no gesture is ever recognized.
@MainActor
@preconcurrency
open class NSGestureRecognizer: NSObject {
  /// The gesture's state.
  open var state = State.possible
  /// Whether the gesture recognizer is enabled.
  open var isEnabled = true
  /// Creates a recognizer. Because no gesture is ever recognized, the action is never sent.
  public init(target: Any?, action: Selector?) {}
  /// Returns the gesture's position, in points.
  open func location(in view: NSView?) -> NSPoint { .zero }
}
