import SwiftUI

/// App and Scene: a scene with a text is a complete app.
enum HelloApp {
  // `@main` in the article; a module can have only one.
  struct NewAllApp: App {
    var body: some Scene {
      WindowGroup {
        Text("Hello world")
      }
    }
  }
}
