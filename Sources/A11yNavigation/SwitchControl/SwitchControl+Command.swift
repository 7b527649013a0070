// SPDX-License-Identifier: MIT

import A11yTree

extension SwitchControl {
  /// What a switch is set to do.
  public enum Command: Hashable, Sendable {
    /// Select the current stop. In single-switch step: move on.
    case select
    /// Move to the next stop.
    case next
    /// Move to the previous stop.
    case previous
    /// Open the scanner menu.
    case scannerMenu
    /// Pause or resume the scanner.
    case pauseOrResume
    /// Scan from the first stop of the screen.
    case restart
    /// Leave: close the alert or pop-up, go back.
    case escape
    /// Move to an element.
    case moveTo(ElementID)
    /// Change the settings.
    case set(Settings)
  }
}
