import A11yNavigation
import A11yTree

/// What the user of a session can set.
public struct SessionSettings: Hashable, Sendable {
  /// The technologies that are on; the keys drive the first.
  public var technologies: AccessibilityTechnologies = .voiceOver
  /// How much VoiceOver says.
  public var verbosity = Verbosity()
  /// How Switch Control scans.
  public var switchControl = SwitchControl.Settings()
  /// How fast the voice speaks, in words a minute: for times that are estimated.
  public var rate = 175

  /// Makes the default settings.
  public init() {}
}
