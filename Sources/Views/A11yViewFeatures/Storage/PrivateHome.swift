// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// An empty home folder for one run of the process, so that automatic runs neither find existing data nor leave any
/// behind.
///
/// Foundation places user defaults, documents, caches, cookies and application support in folders that environment
/// variables specify. Network access and absolute paths are not isolated.
@MainActor
package enum PrivateHome {
  /// The folder of the home that is in use.
  private nonisolated static let folder = Mutex<URL?>(nil)

  /// The environment variable that records the process and the folder of a home in use.
  private static let mark = "A11YNAV_PRIVATE_HOME"

  /// Begins using an empty home, which is removed when the process exits. Later calls do nothing. Unless the program is
  /// restarted, Foundation on Linux keeps the user defaults in the folder that the environment specified when the
  /// process started.
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

  /// Removes everything that was stored, so that the next view in the same process finds no stored data.
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
