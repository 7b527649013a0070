// SPDX-License-Identifier: MIT

import Foundation

/// The system's processes, as listed in `/proc`. On systems without `/proc`, the list is empty.
package enum ProcessTable {
  /// Returns a process's parent.
  package static func parent(of process: Int) -> Int? {
    let fields = status(of: process)
    return fields.count > 1 ? Int(fields[1]) : nil
  }

  /// Returns a process's children.
  package static func children(of process: Int) -> [Int] {
    let path = "/proc/\(process)/task/\(process)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { Int($0) }
  }

  /// Returns whether a process has exited, even if its parent has not yet waited for it.
  package static func hasEnded(_ process: Int) -> Bool {
    status(of: process).first.map { $0 == "Z" || $0 == "X" } ?? true
  }

  /// Returns whether a process's main thread is running or waiting for a processor or a disk.
  package static func isBusy(_ process: Int) -> Bool {
    status(of: process).first.map { $0 == "R" || $0 == "D" } ?? false
  }

  /// Returns the fields after a process's name in its status, which begin with the process's state and parent.
  private static func status(of process: Int) -> [Substring] {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = stat.lastIndex(of: ")")
    else { return [] }
    return stat[stat.index(after: end)...].split(separator: " ")
  }
}
