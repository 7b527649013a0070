import SwiftUI

// In the article, this app is only for macOS, because settings scenes exist only there on Apple's systems.
#if !os(iOS)
  /// An app's settings are a scene, which the app's menu opens. This listing is from the article on apps and scenes.
  ///
  /// The article shows only the second scene.
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
