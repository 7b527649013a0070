// SPDX-License-Identifier: MIT

import Foundation

// Settings of the user other than the technologies. There is no screen, so each has its default.

extension UIAccessibility {
  /// Whether motion is reduced.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is reduced.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colours are darker.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether captions are on.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether stereo is off.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether a single app is open.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether AssistiveTouch is on.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether selected text is spoken.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen is spoken.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether switches have labels.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether shaking undoes.
  public static var isShakeToUndoEnabled: Bool { false }
  /// Whether videos play by themselves.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether buttons have shapes.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether crossing over is preferred to sliding.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Posted when VoiceOver is turned on or off.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  /// Posted when Switch Control is turned on or off.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification"
  )
  /// Posted when the session has taken an announcement, which it speaks in its turn.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification"
  )
  /// Posted when motion is reduced or not. It is not posted here.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
  /// Posted when text becomes bold or not. It is not posted here.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
  /// The words of an announcement that has ended.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// Whether an announcement was made: it always is.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
}
