// SPDX-License-Identifier: MIT

/// The commands that were typed in a session, newest last.
struct CommandHistory {
  /// How many are kept.
  private static let limit = 500

  private var lines: [String] = []

  /// Adds a command; a repeated one is kept once.
  mutating func add(_ line: String) {
    lines.removeAll { $0 == line }
    lines.append(line)
    if lines.count > Self.limit { lines.removeFirst() }
  }

  /// The command that is some commands back, from 1.
  func line(back age: Int) -> String? {
    (1...max(lines.count, 1)).contains(age) && !lines.isEmpty ? lines[lines.count - age] : nil
  }
}
