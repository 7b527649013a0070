// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Any command to a session.
public enum SessionCommand: Hashable, Sendable {
  /// A command for VoiceOver.
  case voiceOver(VoiceOver.Command)
  /// A press of a switch; how long it was held counts if the user set a hold duration.
  case switchControl(SwitchControl.Command, held: Duration = .zero)
  /// Press a key; how long it was held counts where it is a switch.
  case press(Key, held: Duration = .zero)
  /// Type a text at keyboard focus.
  case type(String)
  /// Let time pass.
  case wait(Duration)
  /// Let time pass until words are spoken or on the screen.
  case waitFor(String)
  /// Move keyboard focus to the next or previous control.
  case moveKeyboardFocus(VoiceOver.Direction)
  /// Speak the element with keyboard focus, without going there.
  case describeKeyboardFocus
  /// Show why the last words were said.
  case explain
  /// Switch the keys to the other technology.
  case switchTechnology
  /// Switch the keys to one technology.
  case setTechnology(AssistiveTechnology)
  /// Move cursors as a program would.
  case focus(String, for: AccessibilityTechnologies)
  /// Say something as a program would.
  case announce(String, Announcement.Priority)
  /// Change a setting by name.
  case set(String, String)
  /// Open an input line.
  case openPrompt(Prompt.Kind)
  /// List the elements of a kind, to go to one of them.
  case openList(RotorItem)
  /// Send the program a request from the system.
  case system(SystemRequest)
  /// Write down the session so far as a transcript.
  case write(path: String)
  /// Show what the keys do.
  case help
  /// End the session.
  case quit
}

extension SessionCommand {
  /// Whether the command stops speech: passing time and opening lines do not.
  var silences: Bool {
    switch self {
    case .wait, .waitFor, .announce, .explain: false
    case .voiceOver(.pauseOrResume): false
    default: true
    }
  }
}

extension SessionCommand {
  /// The command as a script writes it.
  public var text: String { CommandTable.text(of: self) }

  /// The command that is written for this one, and does the same.
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
  /// The duration as commands write it: `2s`, `1.5s`.
  var written: String { CharacterName.number(seconds) + "s" }

  /// How long a key or switch was held, as commands write it: `held 2s`; empty for no time.
  var writtenIfHeld: String { self == .zero ? "" : "held \(written)" }
}
