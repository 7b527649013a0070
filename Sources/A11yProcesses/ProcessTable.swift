// SPDX-License-Identifier: MIT

import Foundation

/// The processes of the system, as `/proc` lists them; on systems without it there are none.
package enum ProcessTable {
  /// The parent of a process.
  package static func parent(of process: Int) -> Int? {
    let fields = status(of: process)
    return fields.count > 1 ? Int(fields[1]) : nil
  }

  /// The children of a process.
  package static func children(of process: Int) -> [Int] {
    let path = "/proc/\(process)/task/\(process)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { Int($0) }
  }

  /// Whether a process has ended, and only its parent has not heard of it.
  package static func hasEnded(_ process: Int) -> Bool {
    status(of: process).first.map { $0 == "Z" || $0 == "X" } ?? true
  }

  /// Whether the main thread of a process runs or waits for a processor or a disk.
  package static func isBusy(_ process: Int) -> Bool {
    status(of: process).first.map { $0 == "R" || $0 == "D" } ?? false
  }

  /// What follows a process's name: its state, its parent, and so on.
  private static func status(of process: Int) -> [Substring] {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = stat.lastIndex(of: ")")
    else { return [] }
    return stat[stat.index(after: end)...].split(separator: " ")
  }
}
