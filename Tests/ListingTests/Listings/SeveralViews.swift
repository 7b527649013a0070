import SwiftUI

/// App and Scene: several views of a window group stand one below the other.
///
/// The article has the sentence only.
struct SeveralViews: App {
  var body: some Scene {
    WindowGroup {
      Text("Hello world")
      Text("Hello again")
    }
  }
}
