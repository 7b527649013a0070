import SwiftUI

/// App and Scene: a scene with a text is a whole app.
enum HelloApp {
  // `@main` in the article; a module has one at most.
  struct NewAllApp: App {
    var body: some Scene {
      WindowGroup {
        Text("Hello world")
      }
    }
  }
}
