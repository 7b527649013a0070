// SPDX-License-Identifier: MIT

import A11ySession

/// Lines where nothing is redrawn.
///
/// On a terminal the line break comes before the next line, not after this one: so the cursor stays behind
/// the last words, where a screen reader takes them for the answer to a key. Programs that read the lines
/// want each to end.
@MainActor
final class PlainLines {
  private let device: TerminalDevice
  /// Whether the last line has not ended.
  private var isOpen = false

  init(on device: TerminalDevice) { self.device = device }

  /// Writes a line.
  func write(_ line: VisibleText) {
    if device.hasScreen { begin(line) } else { device.write("\(line)\n") }
  }

  /// Begins a line that goes on.
  func begin(_ text: VisibleText) {
    end()
    device.write(text)
    isOpen = true
  }

  /// Goes on with the line.
  func add(_ text: VisibleText) { device.write(text) }

  /// Ends the line, if it has not ended.
  func end() {
    if isOpen { device.write("\n") }
    isOpen = false
  }
}
