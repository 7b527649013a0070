import SwiftUI

/// From the article on apps and scenes: several views in a window group are placed one below the other.
///
/// The article has no listing for this statement.
struct SeveralViews: App {
  var body: some Scene {
    WindowGroup {
      Text("Hello world")
      Text("Hello again")
    }
  }
}
