// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// A command to be performed in a session.
public enum SessionCommand: Hashable, Sendable {
  /// A command for VoiceOver.
  case voiceOver(VoiceOver.Command)
  /// A press of a switch. The time for which the switch was held matters only if the user has set a minimum hold
  /// duration.
  case switchControl(SwitchControl.Command, held: Duration = .zero)
  /// Press a key. The time for which the key was held matters only if the key acts as a switch.
  case press(Key, held: Duration = .zero)
  /// Types text into the element that has keyboard focus.
  case type(String)
  /// Let time pass.
  case wait(Duration)
  /// Lets time pass until the given words are spoken or appear on the screen.
  case waitFor(String)
  /// Moves keyboard focus to the next or previous control.
  case moveKeyboardFocus(VoiceOver.Direction)
  /// Speaks the element with keyboard focus, without moving the cursor.
  case describeKeyboardFocus
  /// Shows why the last words were spoken.
  case explain
  /// Lets the keys control the other technology.
  case switchTechnology
  /// Lets the keys control the given technology.
  case setTechnology(AssistiveTechnology)
  /// Moves cursors as if a program had moved them.
  case focus(String, for: AccessibilityTechnologies)
  /// Announces words as if a program had announced them.
  case announce(String, Announcement.Priority)
  /// Changes a setting by name.
  case set(String, String)
  /// Opens an input line in the session.
  case openPrompt(Prompt.Kind)
  /// Lists the elements of one kind, so that the user can move to one of them.
  case openList(RotorItem)
  /// Sends the program a request from the operating system.
  case system(SystemRequest)
  /// Saves a transcript of the session so far.
  case write(path: String)
  /// Shows the functions of the keys.
  case help
  /// End the session.
  case quit
}

extension SessionCommand {
  /// Whether the command stops speech, as most commands do. Commands do not stop speech if they only let time pass,
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
  /// The command as text in a script's syntax.
  public var text: String { CommandTable.text(of: self) }

  /// An equivalent command that is written to scripts in place of this command.
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
  /// The duration in the syntax of commands, such as `2s` or `1.5s`.
  var written: String { CharacterName.number(seconds) + "s" }

  /// The time for which a key or switch was held, in the syntax of commands, such as `held 2s`, or an empty string for
  /// zero.
  var writtenIfHeld: String { self == .zero ? "" : "held \(written)" }
}
