// SPDX-License-Identifier: MIT

/// The action that a switch performs when it is pressed. The raw values are the actions' names in settings and options.
public enum SwitchAction: String, CaseIterable, Hashable, Sendable {
  /// Selects the current stop.
  case select
  /// Moves to the next stop.
  case next
  /// Moves to the previous stop.
  case previous
  /// Opens the scanner menu.
  case menu
  /// Activates the current element or key without opening the menu.
  case tap
  /// Stops scanning until the next press, which resumes scanning at the first stop.
  case stop
  /// Pauses or resumes scanning.
  case pause
  /// Scans from the first stop of the screen.
  case restart
  /// Leaves the menu, the keyboard or the screen.
  case escape
  /// Speaks the current stop again.
  case readOut = "read-out"

  /// The scanner command that the action performs.
  public var command: SwitchControl.Command {
    switch self {
    case .select: .select
    case .next: .next
    case .previous: .previous
    case .menu: .scannerMenu
    case .tap: .tap
    case .stop: .stopScanning
    case .pause: .pauseOrResume
    case .restart: .restart
    case .escape: .escape
    case .readOut: .readOut
    }
  }
}

extension SwitchControl.Command {
  /// The action of a switch that performs the command, or `nil` if no action performs it.
  var action: SwitchAction? { SwitchAction.allCases.first { $0.command == self } }
}
