// SPDX-License-Identifier: MIT

/// The action that a press of a switch performs. The raw values are the actions' names in settings and options.
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
  /// Stops scanning until the next press, when scanning resumes at the first stop.
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
  /// The switch action that performs the command, or `nil` if there is none.
  var action: SwitchAction? { SwitchAction.allCases.first { $0.command == self } }
}
