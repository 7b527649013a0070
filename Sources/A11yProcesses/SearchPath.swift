// SPDX-License-Identifier: MIT

import Foundation

/// The folders in which to search for programs.
package enum SearchPath {
  /// Returns the path of a program, searching the given folders first and then `PATH`.
  package static func find(_ program: String, beside folders: [String] = []) -> String? {
    guard !program.isEmpty, !program.contains("/") else { return nil }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return (folders + path.split(separator: ":").map(String.init)).map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
