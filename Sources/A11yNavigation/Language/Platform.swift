// SPDX-License-Identifier: MIT

/// The device whose VoiceOver speaks: its words, their order, and where its cursor stops.
public enum Platform: String, CaseIterable, Hashable, Sendable {
  /// VoiceOver on iPhone, with gestures.
  case iOS = "ios"
  /// VoiceOver on the Mac, with a keyboard.
  case macOS = "macos"
}
