// SPDX-License-Identifier: MIT

/// What a switch does when it is pressed, by the names that settings and options use.
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
  /// Stops scanning; the next press begins at the first stop.
  case stop
  /// Pauses or resumes scanning.
  case pause
  /// Scans from the first stop of the screen.
  case restart
  /// Leaves the menu, the keyboard or the screen.
  case escape
  /// Speaks the current stop again.
  case readOut = "read-out"

  /// The command of the scanner.
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
