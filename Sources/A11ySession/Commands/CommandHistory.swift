// SPDX-License-Identifier: MIT

/// The commands that were typed in a session, from the oldest to the newest.
struct CommandHistory {
  /// The maximum number of commands to keep.
  private static let limit = 500

  private var lines: [String] = []

  /// Adds a command, and removes any earlier occurrence of the same command from the history.
  mutating func add(_ line: String) {
    lines.removeAll { $0 == line }
    lines.append(line)
    if lines.count > Self.limit { lines.removeFirst() }
  }

  /// Returns the command that was typed `age` commands ago (1 is the newest), or `nil` if there is no such command.
  func line(back age: Int) -> String? {
    (1...max(lines.count, 1)).contains(age) && !lines.isEmpty ? lines[lines.count - age] : nil
  }
}
