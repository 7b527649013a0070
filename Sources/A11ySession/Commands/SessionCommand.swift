import A11yNavigation
import A11yTree

/// Anything that a session can be told to do.
public enum SessionCommand: Hashable, Sendable {
  /// A command for VoiceOver.
  case voiceOver(VoiceOver.Command)
  /// A press of a switch; how long it was held counts if the user set a hold duration.
  case switchControl(SwitchControl.Command, held: Duration = .zero)
  /// Press a key; how long it was held counts where it is a switch.
  case press(Key, held: Duration = .zero)
  /// Type a text where keyboard focus is.
  case type(String)
  /// Let time pass.
  case wait(Duration)
  /// Move keyboard focus to the next or previous control.
  case moveKeyboardFocus(VoiceOver.Direction)
  /// Have the keys drive the other technology.
  case switchTechnology
  /// Have the keys drive one technology.
  case setTechnology(AssistiveTechnology)
  /// Move cursors as a program would.
  case focus(String, for: AccessibilityTechnologies)
  /// Say something as a program would.
  case announce(String, Announcement.Priority)
  /// Change a setting by name.
  case set(String, String)
  /// Open a line to type in.
  case openPrompt(Prompt.Kind)
  /// Have the system ask something of the program.
  case system(SystemRequest)
  /// Show what the keys do.
  case help
  /// End the session.
  case quit
}
