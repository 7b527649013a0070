// SPDX-License-Identifier: MIT

import Foundation

/// A folder outside which no files may be used, even if symbolic links in the folder lead to them.
package struct ConfinedFolder: Hashable, Sendable {
  /// The folder's path without symbolic links.
  package let path: String

  /// Creates a folder from its path, which can be relative to the current folder and is empty for the current folder
  /// itself.
  package init(_ path: String) {
    self.path = URL(fileURLWithPath: path.isEmpty ? "." : path).resolvingSymlinksInPath().path
  }

  /// Returns a path with all symbolic links resolved, given an absolute path or a path relative to the folder.
  package func resolve(_ path: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: self.path, isDirectory: true))
      .resolvingSymlinksInPath().path
  }

  /// Returns whether a path without symbolic links leads to a file or folder inside the folder.
  package func holds(_ path: String) -> Bool {
    path.hasPrefix(self.path == "/" ? "/" : self.path + "/")
  }
}
