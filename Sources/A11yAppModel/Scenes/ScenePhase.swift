@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// How much of a scene its user sees.
///
/// All windows of an app have the phase of the app: a window behind another is still active.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// Nobody sees the scene.
  case background
  /// The scene is seen, and answers nobody.
  case inactive
  /// The scene is seen and answers its user.
  case active
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// The phase of the scene that reads it; read in an app, that of all its scenes together.
  public package(set) var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
