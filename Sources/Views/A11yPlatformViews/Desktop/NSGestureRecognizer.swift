// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// Finds gestures of a pointer. They have no counterpart here, so it finds none.
@MainActor
@preconcurrency
open class NSGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  /// How far the gesture is.
  open var state = State.possible
  /// Whether it is on.
  open var isEnabled = true
  /// Makes one. There are no selectors, so nothing is done for a gesture.
  public init(target: Any?, action: Selector?) {}
  /// Where the gesture is, in points.
  open func location(in view: NSView?) -> NSPoint { .zero }
}

/// Finds clicks. There is no pointer, so it finds none; no click ever is.
@MainActor
@preconcurrency
open class NSClickGestureRecognizer: NSGestureRecognizer {
  /// Which button is pressed.
  open var buttonMask = 1
  /// How often the button is pressed.
  open var numberOfClicksRequired = 1
}

/// Finds movements. There is no pointer, so it finds none; no movement ever is.
@MainActor
@preconcurrency
open class NSPanGestureRecognizer: NSGestureRecognizer {
  /// How far the pointer moved, in points.
  open func translation(in view: NSView?) -> NSPoint { .zero }
}

/// Finds two fingers that part. There are no fingers, so it finds none; no gesture ever is.
@MainActor
@preconcurrency
open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
  /// How far the fingers part.
  open var magnification: CGFloat { 0 }
}

/// Finds the button that stays pressed. There is no pointer, so it finds none; no press ever is.
@MainActor
@preconcurrency
open class NSPressGestureRecognizer: NSGestureRecognizer {
  /// How long it stays pressed, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}
