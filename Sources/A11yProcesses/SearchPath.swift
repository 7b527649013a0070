// SPDX-License-Identifier: MIT

import Foundation

/// The folders in which programs are searched for.
package enum SearchPath {
  /// Returns the path of a program, which is searched for in the given folders and then in `PATH`.
  package static func find(_ program: String, beside folders: [String] = []) -> String? {
    guard !program.isEmpty, !program.contains("/") else { return nil }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return (folders + path.split(separator: ":").map(String.init)).map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
