import A11yNavigation
import A11yTree

/// The settings of a session's user.
public struct SessionSettings: Hashable, Sendable {
  /// The technologies that are on; the keys drive the first.
  public var technologies: AccessibilityTechnologies = .voiceOver
  /// How much VoiceOver speaks.
  public var verbosity = Verbosity()
  /// How Switch Control scans.
  public var switchControl = SwitchControl.Settings()
  /// The speech rate in words per minute, for estimated times.
  public var rate = 175

  /// Makes the default settings.
  public init() {}
}
