import SwiftUI

/// An app that hears of its life in three ways: by its delegate, by the delegate of its scene, and
/// by the phase of the scene.
@main
struct DelegatesApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup("Delegates") {
      ContentView()
        .environment(delegate)
    }
  }
}
