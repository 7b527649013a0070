// SPDX-License-Identifier: MIT

import A11ySession

/// The output of lines that are never redrawn.
///
/// On a terminal, the line break is written before the next line instead of after the current line. The terminal's
/// cursor therefore stays after the last words, where a screen reader expects the response to a key. Programs that read
/// the output expect every line to end with a line break.
@MainActor
final class PlainLines {
  private let device: TerminalDevice
  /// Whether the last line is still open.
  private var isOpen = false

  init(on device: TerminalDevice) { self.device = device }

  /// Writes a line.
  func write(_ line: VisibleText) {
    if device.hasScreen { begin(line) } else { device.write("\(line)\n") }
  }

  /// Begins a line that will be continued.
  func begin(_ text: VisibleText) {
    end()
    device.write(text)
    isOpen = true
  }

  /// Continues the line.
  func add(_ text: VisibleText) { device.write(text) }

  /// Ends the current line if it is open.
  func end() {
    if isOpen { device.write("\n") }
    isOpen = false
  }
}
