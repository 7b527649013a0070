// SPDX-License-Identifier: MIT

import A11yPlatform
import Foundation

/// A folder for one run that only the user can read.
package enum TemporaryFolder {
  /// Removes a folder even while processes that are about to exit are still writing to it.
  static func remove(_ path: String) {
    for _ in 0..<100 {
      try? FileManager.default.removeItem(atPath: path)
      guard FileManager.default.fileExists(atPath: path) else { return }
      usleep(20_000)
    }
  }

  /// Creates a folder whose name begins with `a11ynav-`, and returns the folder's path.
  package static func make() -> String? {
    let template = FileManager.default.temporaryDirectory.appendingPathComponent("a11ynav-XXXXXX")
    var path = Array(template.path.utf8CString)
    return path.withUnsafeMutableBufferPointer { path in
      guard let start = path.baseAddress, mkdtemp(start) != nil else { return nil }
      return String(cString: start)
    }
  }
}
