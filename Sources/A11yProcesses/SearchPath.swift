// SPDX-License-Identifier: MIT

import Foundation

/// The folders in which programs are looked for.
package enum SearchPath {
  /// Where a program is: in one of some folders, then in `PATH`.
  package static func find(_ program: String, beside folders: [String] = []) -> String? {
    guard !program.isEmpty, !program.contains("/") else { return nil }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return (folders + path.split(separator: ":").map(String.init)).map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
