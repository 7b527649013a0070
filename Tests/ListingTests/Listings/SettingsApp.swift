import SwiftUI

// The article has it only for macOS, as on Apple's systems.
#if !os(iOS)
  /// App and Scene: a program's settings are a scene, which the app's menu opens.
  ///
  /// The article has only the second scene.
  struct SettingsApp: App {
    @SceneBuilder var body: some Scene {
      WindowGroup {
        Text("Hello world")
      }
      Settings {
        Text("偏好设置").padding(.all, 50)
      }
    }
  }
#endif
