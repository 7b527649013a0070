// SPDX-License-Identifier: MIT

import Foundation

/// A folder outside which files may not be used, even through symbolic links in the folder.
package struct ConfinedFolder: Hashable, Sendable {
  /// The folder's path without symbolic links.
  package let path: String

  /// Creates a folder from its path, which may be relative to the current folder. An empty path refers to the current
  /// folder.
  package init(_ path: String) {
    self.path = URL(fileURLWithPath: path.isEmpty ? "." : path).resolvingSymlinksInPath().path
  }

  /// Returns an absolute path, or a path relative to the folder, with all symbolic links resolved.
  package func resolve(_ path: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: self.path, isDirectory: true))
      .resolvingSymlinksInPath().path
  }

  /// Returns whether a path without symbolic links leads to a file or folder inside the folder.
  package func holds(_ path: String) -> Bool {
    path.hasPrefix(self.path == "/" ? "/" : self.path + "/")
  }
}
