// SPDX-License-Identifier: MIT

/// A folder for one run, readable by nobody else, that is gone when we end, however that happens.
package final class GuardedFolder: Sendable {
  /// The folder's path.
  package let path: String
  private let guardian: GuardedProcess

  /// Creates an empty folder.
  ///
  /// - Returns: `nil` if no folder can be created or no process started.
  package init?() {
    guard let path = TemporaryFolder.make() else { return nil }
    // The shell around a process removes the folder, so the process only has to last.
    guard
      let guardian = GuardedProcess(["tail", "-f", "/dev/null"], ending: .kill, folder: path)
    else {
      TemporaryFolder.remove(path)
      return nil
    }
    (self.path, self.guardian) = (path, guardian)
  }

  /// Removes the folder with everything in it.
  package func remove() { guardian.end() }
}
