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
