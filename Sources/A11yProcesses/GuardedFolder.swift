// SPDX-License-Identifier: MIT

/// A folder for one run that only the user can read, and that is removed when this program exits for any reason.
package final class GuardedFolder: Sendable {
  /// The folder's path.
  package let path: String
  private let guardian: GuardedProcess

  /// Creates an empty folder.
  ///
  /// - Returns: `nil` if the folder cannot be created or no process can be started.
  package init?() {
    guard let path = TemporaryFolder.make() else { return nil }
    // The shell that guards a process also removes the folder, so this process only has to keep running.
    guard
      let guardian = GuardedProcess(["tail", "-f", "/dev/null"], ending: .kill, folder: path)
    else {
      TemporaryFolder.remove(path)
      return nil
    }
    (self.path, self.guardian) = (path, guardian)
  }

  /// Removes the folder and all its contents.
  package func remove() { guardian.end() }
}
