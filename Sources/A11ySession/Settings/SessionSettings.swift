// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySpeech
import A11yTree

/// The settings of a session's user.
public struct SessionSettings: Hashable, Sendable {
  /// The enabled technologies. The keys initially control the first technology in the list.
  public var technologies: AccessibilityTechnologies = .voiceOver
  /// The settings for the information that VoiceOver speaks.
  public var verbosity = Verbosity()
  /// The settings for Switch Control.
  public var switchControl = SwitchControl.Settings()
  /// The sound of the voice. In a session without a voice, speaking times are estimated from the speech rate in the
  /// settings.
  public var speech = SpeechSettings.default
  /// The words that the user's devices speak in place of this program's words.
  public var words = WordCorrections()

  /// Creates the default settings.
  public init() {}
}
