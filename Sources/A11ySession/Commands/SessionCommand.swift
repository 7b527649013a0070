// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// A command to a session.
public enum SessionCommand: Hashable, Sendable {
  /// A command for VoiceOver.
  case voiceOver(VoiceOver.Command)
  /// A press of a switch. The time for which the switch was held matters only if the user has set a hold duration.
  case switchControl(SwitchControl.Command, held: Duration = .zero)
  /// Press a key. The time for which the key was held matters only if the key is a switch.
  case press(Key, held: Duration = .zero)
  /// Type text into the element with keyboard focus.
  case type(String)
  /// Let time pass.
  case wait(Duration)
  /// Let time pass until the given words are spoken or appear on the screen.
  case waitFor(String)
  /// Move keyboard focus to the next or previous control.
  case moveKeyboardFocus(VoiceOver.Direction)
  /// Speak the element with keyboard focus, without moving the cursor.
  case describeKeyboardFocus
  /// Show why the last words were spoken.
  case explain
  /// Let the keys control the other technology.
  case switchTechnology
  /// Let the keys control a particular technology.
  case setTechnology(AssistiveTechnology)
  /// Move cursors in the same way as a program would.
  case focus(String, for: AccessibilityTechnologies)
  /// Announce words in the same way as a program would.
  case announce(String, Announcement.Priority)
  /// Change a setting by name.
  case set(String, String)
  /// Open an input line.
  case openPrompt(Prompt.Kind)
  /// List the elements of a kind, so that the user can move to one of them.
  case openList(RotorItem)
  /// Send the program a request from the operating system.
  case system(SystemRequest)
  /// Save a transcript of the session so far.
  case write(path: String)
  /// Show the functions of the keys.
  case help
  /// End the session.
  case quit
}

extension SessionCommand {
  /// Whether the command stops speech, as most commands do. Speech is not stopped by commands that only let time pass,
  /// announce or explain something, or pause speech.
  var silences: Bool {
    switch self {
    case .wait, .waitFor, .announce, .explain: false
    case .voiceOver(.pauseOrResume): false
    default: true
    }
  }
}

extension SessionCommand {
  /// The command as it is written in a script.
  public var text: String { CommandTable.text(of: self) }

  /// An equivalent command that scripts contain in place of this command.
  var asWritten: SessionCommand {
    switch self {
    case .voiceOver(.moveTo(let id)), .voiceOver(.followKeyboardFocus(let id)):
      .focus("#\(id)", for: .voiceOver)
    case .switchControl(.moveTo(let id), _): .focus("#\(id)", for: .switchControl)
    case .openPrompt(.command): .press(Key(":"))
    case .openPrompt(.chooser): .press(Key("/"))
    case .system(.moveKeyboardFocus(let isForward, _)):
      .moveKeyboardFocus(isForward ? .forward : .backward)
    case .system(.terminate): .quit
    default: self
    }
  }
}

extension Duration {
  /// The duration as it is written in commands, such as `2s` or `1.5s`.
  var written: String { CharacterName.number(seconds) + "s" }

  /// The time for which a key or switch was held, as it is written in commands, such as `held 2s`, or an empty string
  /// for zero.
  var writtenIfHeld: String { self == .zero ? "" : "held \(written)" }
}
