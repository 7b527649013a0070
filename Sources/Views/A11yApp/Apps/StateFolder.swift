// SPDX-License-Identifier: MIT

import Foundation

/// The folder in which apps store their state between launches.
enum StateFolder {
  /// Returns an app's folder in `$XDG_STATE_HOME`, or in `~/.local/state` if that variable is not set.
  static func of(_ app: String) -> URL {
    let wanted = ProcessInfo.processInfo.environment["XDG_STATE_HOME"] ?? ""
    let base =
      wanted.hasPrefix("/")
      ? URL(fileURLWithPath: wanted)
      : FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
    return base.appendingPathComponent(app)
  }
}
