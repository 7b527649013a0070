// SPDX-License-Identifier: MIT

import Foundation

/// A terminal in which a program runs, as a user would see it.
final class PseudoTerminal {
  private let primary: FileHandle
  private let secondary: FileHandle
  private let process = Process()
  private(set) var output = ""
  /// All bytes that the terminal has received.
  private(set) var received: [UInt8] = []

  /// Whether the system provides pseudoterminals, which a minimal container may lack.
  static var isAvailable: Bool {
    var ends: (Int32, Int32) = (-1, -1)
    guard openpty(&ends.0, &ends.1, nil, nil, nil) == 0 else { return false }
    close(ends.0)
    close(ends.1)
    return true
  }

  /// Starts the program in a terminal with 80 columns and 24 rows.
  init(
    _ arguments: [String],
    environment: [String: String] = ["TERM": "xterm"],
    program: String? = nil,
    in folder: URL? = nil
  ) throws {
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    var ends: (Int32, Int32) = (-1, -1)
    guard openpty(&ends.0, &ends.1, nil, nil, &size) == 0 else {
      throw CocoaError(.fileNoSuchFile)
    }
    primary = FileHandle(fileDescriptor: ends.0, closeOnDealloc: true)
    secondary = FileHandle(fileDescriptor: ends.1, closeOnDealloc: true)
    process.executableURL = try program.map { URL(fileURLWithPath: $0) } ?? Program.executable
    if let folder { process.currentDirectoryURL = folder }
    process.arguments = arguments
    process.environment = Program.environment.merging(environment) { $1 }
    process.standardInput = secondary
    process.standardOutput = secondary
    process.standardError = secondary
    try process.run()
  }

  /// Whether the terminal echoes and edits typed characters, as it does outside a session.
  var isPutBack: Bool {
    var state = termios()
    guard tcgetattr(secondary.fileDescriptor, &state) == 0 else { return false }
    let flags = tcflag_t(ECHO) | tcflag_t(ICANON) | tcflag_t(ISIG)
    return state.c_lflag & flags == flags
  }

  /// Types text.
  func type(_ text: String) throws { try primary.write(contentsOf: Data(text.utf8)) }

  /// Waits until the program has shown the given text since the previous wait. The result is `false` if the text does
  /// not appear within half a minute.
  func shows(_ text: String) -> Bool {
    let deadline = Date(timeIntervalSinceNow: 30)
    while Date() < deadline {
      if let range = output.firstRange(of: text) {
        output = String(output[range.upperBound...])
        return true
      }
      guard read(until: deadline) else { return false }
    }
    return false
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Types the same text repeatedly until the program exits on its own. The result is `false` if the program has not
  /// exited within a minute.
  func ends(typing text: String) -> Bool {
    let deadline = Date(timeIntervalSinceNow: 60)
    while process.isRunning, Date() < deadline {
      _ = read(until: Date(timeIntervalSinceNow: 0.2))
      try? type(text)
    }
    return !process.isRunning
  }

  /// Waits until the program exits, and returns its exit status or the number of the signal that terminated it.
  func end() -> Int32 {
    // The program's last output must be read, because otherwise the program could not exit.
    let deadline = Date(timeIntervalSinceNow: 30)
    while process.isRunning, Date() < deadline {
      _ = read(until: Date(timeIntervalSinceNow: 0.05))
    }
    if process.isRunning { send(SIGKILL) }
    process.waitUntilExit()
    while read(until: Date()) {}
    return process.terminationStatus
  }

  private func read(until deadline: Date) -> Bool {
    var file = pollfd(fd: primary.fileDescriptor, events: Int16(POLLIN), revents: 0)
    let milliseconds = max(0, deadline.timeIntervalSinceNow * 1000)
    guard poll(&file, 1, Int32(milliseconds)) > 0, file.revents & Int16(POLLIN) != 0 else {
      return false
    }
    let data = primary.availableData
    output += String(decoding: data, as: UTF8.self)
    received += data
    return !data.isEmpty
  }
}
