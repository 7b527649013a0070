// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySpeech
import A11yTree

/// The settings of a session's user.
public struct SessionSettings: Hashable, Sendable {
  /// The technologies that are on; the keys drive the first.
  public var technologies: AccessibilityTechnologies = .voiceOver
  /// How much VoiceOver speaks.
  public var verbosity = Verbosity()
  /// How Switch Control scans.
  public var switchControl = SwitchControl.Settings()
  /// How the voice sounds. Without one, its rate is what times are estimated by.
  public var speech = SpeechSettings.default
  /// The words that the user's devices speak in place of ours.
  public var words = WordCorrections()

  /// Creates the default settings.
  public init() {}
}
