// SPDX-License-Identifier: MIT

import A11yProcesses

/// A program that was started to be read.
final class LaunchedApp: Sendable {
  /// The command, as it was given.
  let command: String
  private let process: GuardedProcess

  /// Starts a command with a shell's rules for words and quotes.
  init(_ command: String, in folder: String = "") throws(DesktopError) {
    self.command = command
    // Each toolkit has its own word for being readable.
    let environment = [
      "GTK_MODULES": "gail:atk-bridge", "NO_AT_BRIDGE": "0", "QT_ACCESSIBILITY": "1",
      "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "GNOME_ACCESSIBILITY": "1",
      "ACCESSIBILITY_ENABLED": "1",
    ]
    let place = folder.isEmpty ? "." : folder
    let process = GuardedProcess(
      ["/bin/sh", "-c", "cd -- \"$1\" && exec \(command)", "sh", place],
      ending: .kill,
      environment: environment
    )
    guard let process else { throw DesktopError("“\(command)” cannot be started.") }
    self.process = process
  }

  /// Whether the program still runs.
  var isRunning: Bool { process.isRunning }

  /// Whether a process is the program, or one that it started.
  func owns(_ other: Int) -> Bool {
    var next = other
    for _ in 0..<32 {
      if next == process.identifier { return true }
      guard next > 1, let parent = ProcessTable.parent(of: next) else { return false }
      next = parent
    }
    return false
  }

  /// Ends the program and everything that it started.
  func end() { process.end() }
}
