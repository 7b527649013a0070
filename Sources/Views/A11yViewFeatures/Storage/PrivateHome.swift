// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// An empty home folder for one run of the process, so that runs without a user neither find existing data nor leave
/// data behind.
///
/// Foundation stores user defaults, documents, caches, cookies and application support files in folders that
/// environment variables specify. Network access and absolute paths are not isolated from the real system.
@MainActor
package enum PrivateHome {
  /// The folder that currently serves as the home folder.
  private nonisolated static let folder = Mutex<URL?>(nil)

  /// The name of the environment variable that contains the home folder in use and the ID of the process that uses it.
  private static let mark = "A11YNAV_PRIVATE_HOME"

  /// Starts using an empty home folder, which is removed when the process exits. Only the first call to this method has
  /// an effect. On Linux, Foundation continues to use the user defaults folder that was specified when the process
  /// started, unless the program is restarted.
  ///
  /// - Parameter restarts: Whether the program is restarted in this process.
  package static func begin(restarts: Bool) {
    guard folder.withLock({ $0 == nil }) else { return }
    let process = ProcessInfo.processInfo.processIdentifier
    if let mark = getenv(mark).map({ String(cString: $0) }), mark.hasPrefix("\(process) ") {
      return use(URL(fileURLWithPath: String(mark.dropFirst("\(process) ".count))))
    }
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11ynav-home-\(UUID().uuidString)")
    guard
      (try? FileManager.default.createDirectory(
        at: home,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )) != nil
    else { return }
    for name in ["HOME", "CFFIXED_USER_HOME"] { setenv(name, home.path, 1) }
    for (name, place) in places { setenv(name, home.path + "/" + place, 1) }
    #if os(Linux)
      if restarts {
        setenv(mark, "\(process) \(home.path)", 1)
        execv("/proc/self/exe", CommandLine.unsafeArgv)
        // If the program cannot be restarted, it continues with private files but with the user's own defaults.
      }
    #endif
    use(home)
  }

  private static func use(_ home: URL) {
    folder.withLock { $0 = home }
    // A process may end on any thread.
    atexit { PrivateHome.remove() }
  }

  private static let places = [
    "XDG_CONFIG_HOME": ".config", "XDG_DATA_HOME": ".local/share", "XDG_CACHE_HOME": ".cache",
    "XDG_STATE_HOME": ".local/state",
  ]

  /// Removes all stored data, so that the next view in the same process starts without stored data.
  package static func empty() {
    guard let folder = folder.withLock(\.self) else { return }
    let defaults = UserDefaults.standard
    for key in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: key) }
    defaults.synchronize()
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    for file in files ?? [] { try? FileManager.default.removeItem(at: file) }
  }

  private nonisolated static func remove() {
    let home = folder.withLock { home in
      defer { home = nil }
      return home
    }
    if let home { try? FileManager.default.removeItem(at: home) }
  }
}
