// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

// Touches and keys, which have no counterpart here: none of these is ever made.

/// What happened to the device.
@MainActor
@preconcurrency
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }
  /// What was done with the device.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake, remoteControlPlay = 100, remoteControlPause, remoteControlStop
    case remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack
  }
  /// The kind of the event.
  open var type: EventType { .touches }
  /// What was done.
  open var subtype: EventSubtype { .none }
  /// The touches.
  open var allTouches: Set<UITouch>? { nil }
}

/// A finger on the screen.
@MainActor
@preconcurrency
open class UITouch: NSObject {
  /// How far a touch is.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  /// How far the touch is.
  open var phase: Phase { .began }
  /// How many taps there were.
  open var tapCount: Int { 1 }
  /// How hard the touch is.
  open var force: CGFloat { 0 }
  /// The view that was touched.
  open var view: UIView? { nil }
  /// Where the touch is, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where the touch was, in points.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A key or button that is pressed.
@MainActor
@preconcurrency
open class UIPress: NSObject {
  /// A button.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
  /// The button.
  open var type: PressType { .select }
  /// The key.
  open var key: UIKey? { nil }
}

/// A key of a keyboard.
@MainActor
@preconcurrency
open class UIKey: NSObject {
  /// What the key types.
  open var characters: String { "" }
  /// What the key types without modifiers.
  open var charactersIgnoringModifiers: String { "" }
}

/// A press of a key or button.
@MainActor
@preconcurrency
open class UIPressesEvent: UIEvent {
  /// The presses.
  open var allPresses: Set<UIPress> { [] }
}
