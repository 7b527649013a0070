import SwiftUI

/// A scene with a text view is a complete app. This listing is from the article on apps and scenes.
enum HelloApp {
  // This app is marked `@main` in the article, but a module can have only one such app.
  struct NewAllApp: App {
    var body: some Scene {
      WindowGroup {
        Text("Hello world")
      }
    }
  }
}
