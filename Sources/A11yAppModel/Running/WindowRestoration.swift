import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// What the windows of an app keep from one launch to the next: the values of `@SceneStorage`.
///
/// They lie in one JSON file. A window that is opened takes what the window had that was opened at
/// the same place in the order of its scene; a window that the user closes takes its values along.
package final class WindowRestoration {
  /// What was kept for one window.
  private struct Window: Codable {
    /// The scene's id, else its place among the scenes.
    var scene: String
    var values: Data
  }

  private let file: URL?
  private var restored: [Window] = []

  /// Reads what was kept; what cannot be read counts as nothing.
  ///
  /// - Parameter file: Where it is kept; `nil` if nothing is.
  package init(file: URL?) {
    self.file = file
    guard let file, let data = try? Data(contentsOf: file) else { return }
    restored = (try? JSONDecoder().decode([Window].self, from: data)) ?? []
  }

  /// The values of a window that is opened now.
  package func values(forWindowOf scene: String) -> SceneStorageValues {
    guard let place = restored.firstIndex(where: { $0.scene == scene }) else {
      return SceneStorageValues()
    }
    return (try? SceneStorageValues(data: restored.remove(at: place).values))
      ?? SceneStorageValues()
  }

  /// Writes down what the windows have now.
  ///
  /// - Throws: An error if the file cannot be written.
  package func save(_ windows: [(scene: String, values: SceneStorageValues)]) throws {
    guard let file else { return }
    let kept = windows.map { Window(scene: $0.scene, values: $0.values.data) }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try JSONEncoder().encode(kept).write(to: file, options: .atomic)
  }
}
