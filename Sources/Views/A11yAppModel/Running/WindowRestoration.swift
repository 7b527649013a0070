// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// What an app's windows keep between launches: the values of `@SceneStorage`.
///
/// They are stored in one JSON file. A new window takes the values of the window that was opened at
/// the same place in the order of its scene; a window that the user closes takes its values along.
package final class WindowRestoration {
  /// The stored values of one window.
  private struct Window: Codable {
    /// The scene's id, otherwise its index among the scenes.
    var scene: String
    var values: Data
  }

  private let file: URL?
  private var restored: [Window] = []
  /// Why stored values cannot be read; `nil` if they can, or if there are none.
  package private(set) var failure: UnreadableWindows?

  /// Reads the stored values.
  ///
  /// - Parameter file: Where they are stored; `nil` for nowhere.
  package init(file: URL?) {
    self.file = file
    guard let file, FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      restored = try JSONDecoder().decode([Window].self, from: Data(contentsOf: file))
    } catch {
      failure = UnreadableWindows(path: file.path, reason: "\(error)")
    }
  }

  /// The values for a window that is being opened.
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

  /// Saves the current values of the windows.
  ///
  /// - Throws: An error if the file cannot be written, or could not be read: then it is kept as it
  ///   is, since it may hold what another version of the app has stored.
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

/// A file of stored values cannot be read, and is kept.
package struct UnreadableWindows: Error, CustomStringConvertible {
  let path: String
  let reason: String

  package var description: String {
    "\(path) cannot be read and is kept as it is; move it away to start without it (\(reason))"
  }
}
