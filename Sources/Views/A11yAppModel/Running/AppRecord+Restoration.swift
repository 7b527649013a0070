// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

extension AppRecord {
  /// Returns the `@SceneStorage` values for a window that a scene is about to open.
  package func sceneStorage(for scene: WindowSceneNode) -> SceneStorageValues {
    let values = restoration.values(forWindowOf: key(of: scene))
    if let failure = restoration.failure {
      graph.report(
        Diagnostic(
          .unreadableWindows,
          view: name,
          "starts without its windows' saved state, and will not save their state: \(failure)"
        )
      )
    }
    return values
  }

  /// Saves the windows' `@SceneStorage` values for the next launch.
  package func saveWindows() throws {
    try restoration.save(windows.map { (key(of: $0.scene), $0.sceneStorage) })
  }

  private func key(of scene: WindowSceneNode) -> String {
    scene.id ?? "\(scenes.firstIndex { $0 === scene } ?? 0)"
  }
}
