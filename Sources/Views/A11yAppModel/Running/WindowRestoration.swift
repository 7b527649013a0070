// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The `@SceneStorage` values that an app's windows preserve between launches.
///
/// The values are stored in a single JSON file. A new window receives the values of the window that was opened at the
/// same position among its scene's windows. When the user closes a window, its values are discarded.
package final class WindowRestoration {
  /// The stored values of a single window.
  private struct Window: Codable {
    /// The scene's ID or, if it has none, the scene's index among the app's scenes.
    var scene: String
    var values: Data
  }

  private let file: URL?
  private var restored: [Window] = []
  /// The reason that the stored values cannot be read, or `nil` if they can be read or no values are stored.
  package private(set) var failure: UnreadableWindows?

  /// Reads the values that were stored at the end of the previous launch.
  ///
  /// - Parameter file: The file that stores the values, or `nil` to store no values.
  package init(file: URL?) {
    self.file = file
    guard let file, FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      restored = try JSONDecoder().decode([Window].self, from: Data(contentsOf: file))
    } catch {
      failure = UnreadableWindows(path: file.path, reason: "\(error)")
    }
  }

  /// Returns the values for a window that is being opened.
  package func values(forWindowOf scene: String) -> SceneStorageValues {
    guard let place = restored.firstIndex(where: { $0.scene == scene }) else {
      return SceneStorageValues()
    }
    do {
      return try SceneStorageValues(data: restored.remove(at: place).values)
    } catch {
      failure = UnreadableWindows(path: file?.path ?? "", reason: "\(error)")
      return SceneStorageValues()
    }
  }

  /// Saves the windows' current values. An unreadable file is left unchanged, because another version of the app may
  /// have stored values in it.
  ///
  /// - Throws: An error if the file cannot be written or could not be read.
  package func save(_ windows: [(scene: String, values: SceneStorageValues)]) throws {
    guard let file else { return }
    if let failure { throw failure }
    let kept = windows.map { Window(scene: $0.scene, values: $0.values.data) }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try JSONEncoder().encode(kept).write(to: file, options: .atomic)
  }
}

/// An error that states that a file of stored values cannot be read and is left unchanged.
package struct UnreadableWindows: Error, CustomStringConvertible {
  let path: String
  let reason: String

  package var description: String {
    "\(path) cannot be read (\(reason)) and is left unchanged; to save new state, move the file away"
  }
}
