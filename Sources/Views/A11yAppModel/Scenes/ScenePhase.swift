// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// Whether a scene is visible and active.
///
/// All windows of an app share the app's phase: a window covered by another is still active.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible but inactive.
  case inactive
  /// The scene is active.
  case active
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// The phase of the scene that reads it; in an app, the phase of all its scenes together.
  public package(set) var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
