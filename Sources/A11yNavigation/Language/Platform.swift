// SPDX-License-Identifier: MIT

/// The device whose screen reader is simulated. The device determines the words, their order and the cursor's stops.
public enum Platform: String, CaseIterable, Hashable, Sendable {
  /// VoiceOver on iPhone, with gestures.
  case iOS = "ios"
  /// VoiceOver on the Mac, with a keyboard.
  case macOS = "macos"
  /// TalkBack on Android, with gestures.
  case android
}
